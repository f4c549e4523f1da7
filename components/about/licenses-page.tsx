import { buttonClass } from '@/components/ui/button';
import { getContent } from '@/lib/content/content';
import { sitePath } from '@/lib/content/links';
import type { ShippedPackage } from '@/lib/content/shipped';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';

/** Software and fonts of others in the files that a browser gets, with their licenses. */
export function LicensesPage({ packages, locale }: { packages: readonly ShippedPackage[]; locale: Locale }) {
  const { licenses } = getContent(locale);
  return (
    <div className="page space-y-12 pt-10 pb-16 md:pt-16 md:pb-24">
      <header className="max-w-3xl">
        <h1 className="page-title">{licenses.title}</h1>
        <p className="mt-6 text-muted text-xl md:text-2xl md:leading-snug">{licenses.lede}</p>
      </header>
      <section className="max-w-3xl">
        <h2 className="text-3xl md:text-4xl">{licenses.listTitle}</h2>
        <p className="mt-4">{fill(licenses.count, { count: packages.length })}</p>
        <ul className="mt-6 divide-y divide-line border-line border-y">
          {packages.map(({ name, version, part, license, holder }) => (
            <li key={`${name} ${version}`} className="py-4 [overflow-wrap:anywhere]">
              <p className="font-semibold" translate="no">
                {`${name} ${version}`}
              </p>
              <p className="text-base text-muted">
                {licenses.parts[part]}. <span translate="no">{`${license}. ${holder}`}</span>
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <a href={sitePath('/license-texts.txt')} className={buttonClass('secondary')}>
            {licenses.texts}
          </a>
        </p>
      </section>
      <section className="max-w-3xl">
        <h2 className="text-3xl md:text-4xl">{licenses.buildTitle}</h2>
        <p className="mt-4">{licenses.build}</p>
        <p className="mt-6">
          <a href={sitePath('/sbom.cdx.json')} download="sbom.cdx.json" className={buttonClass('secondary')}>
            {licenses.bill}
          </a>
        </p>
      </section>
    </div>
  );
}
