import { ChevronRight } from 'lucide';
import { breadcrumbData, JsonLd } from '@/components/layout/json-ld';
import { SiteLink } from '@/components/layout/site-link';
import { Icon } from '@/components/ui/icon';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';

export interface Crumb {
  name: string;
  /** Shown on narrow screens, where the breadcrumb must fit one line. */
  short?: string;
  path: `/${string}`;
}

/** `trail` leads from the dashboard to the current page. */
export function Breadcrumb({ label, trail, locale }: { label: string; trail: readonly Crumb[]; locale: Locale }) {
  return (
    <nav aria-label={label} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-base">
        {trail.map(({ name, short, path }, index) => (
          <li key={path} className="flex items-center gap-2">
            {index > 0 && <Icon node={ChevronRight} className="size-4 shrink-0 text-muted" />}
            {index < trail.length - 1 ? (
              <SiteLink
                href={localePath(locale, path)}
                className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:decoration-bitcoin"
              >
                <Name {...{ name, short }} />
              </SiteLink>
            ) : (
              <span aria-current="page" className="text-muted">
                <Name {...{ name, short }} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbData(trail, locale)} />
    </nav>
  );
}

function Name({ name, short }: Pick<Crumb, 'name' | 'short'>) {
  if (!short) return name;
  return (
    <>
      <span className="sm:hidden">{short}</span>
      <span className="max-sm:hidden">{name}</span>
    </>
  );
}
