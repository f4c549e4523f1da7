import { CopyLink } from '@/components/ui/copy-link';
import type { DataId } from '@/content/data';
import { getContent } from '@/lib/content/content';
import { EMBED_THEMES, embedCode, embedPath } from '@/lib/data/embed';
import type { Locale } from '@/lib/format/locale';
import { CodeBlock } from './code-block';

export function EmbedCode({ id, locale }: { id: DataId; locale: Locale }) {
  const words = getContent(locale).data.embed;
  const code = embedCode(id, locale);
  return (
    <div className="gap-x-12 max-lg:max-w-3xl lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
      <p className="text-base">{words.text}</p>
      <div className="lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:-mt-2">
        <CodeBlock>{code}</CodeBlock>
        <CopyLink url={code} words={words.copy} />
      </div>
      <p className="mt-4 text-base text-muted">{words.themes}</p>
      <ul className="flex flex-wrap gap-x-6 text-base">
        {[undefined, ...EMBED_THEMES].map((theme) => (
          <li key={theme ?? 'system'}>
            <a href={embedPath(id, locale, theme)} className="link inline-block py-2">
              {words.see[theme ?? 'system']}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
