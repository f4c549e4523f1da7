import { CopyLink } from '@/components/ui/copy-link';
import type { DataId } from '@/content/data';
import { getContent } from '@/lib/content/content';
import { bibtexCitation, plainCitation } from '@/lib/data/citation';
import type { Locale } from '@/lib/format/locale';
import { CodeBlock } from './code-block';

export function Cite({ id, locale }: { id: DataId; locale: Locale }) {
  const words = getContent(locale).data.page.cite;
  const citations = [
    [words.plain, words.copyPlain, plainCitation(id, locale)],
    [words.bibtex, words.copyBibtex, bibtexCitation(id, locale)],
  ] as const;
  return (
    <div className="grid gap-6">
      {citations.map(([title, copy, text]) => (
        <div key={title} className="min-w-0">
          <h3 className="font-body font-semibold text-lg tracking-normal">{title}</h3>
          <CodeBlock>{text}</CodeBlock>
          <CopyLink
            url={text}
            words={{
              copyLink: copy,
              linkCopied: words.copied,
              copyFailed: words.failed,
              linkField: words.field,
            }}
          />
        </div>
      ))}
    </div>
  );
}
