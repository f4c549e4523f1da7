import { Download } from 'lucide';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { DataId } from '@/content/data';
import { getContent } from '@/lib/content/content';
import { dataFilePath } from '@/lib/content/links';
import { csvName, svgName } from '@/lib/data/files';
import type { Locale } from '@/lib/format/locale';
import { getPage } from '@/lib/pages/pages';

/** File names include the id, so that they are distinct in a folder of downloads. */
export function Downloads({ id, locale }: { id: DataId; locale: Locale }) {
  const { data } = getContent(locale);
  const words = data.page.downloads;
  const files = [
    [words.csv, dataFilePath(id, csvName(id)), csvName(id)],
    [words.json, dataFilePath(id, `${id}.json`), `${id}.json`],
    [words.svg, dataFilePath(id, svgName(id, locale)), svgName(id, locale)],
    [words.png, getPage(`/data/${id}`, locale).image, `${id}.png`],
  ] as const;
  return (
    <>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
        {files.map(([label, href, name]) => (
          <li key={name}>
            <a href={href} download={name} className={buttonClass('secondary', 'w-full')}>
              <Icon node={Download} className="size-4" />
              {label}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-base text-muted">
        {words.notes} {words.rights}
      </p>
    </>
  );
}
