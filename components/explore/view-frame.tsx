import type { ReactNode } from 'react';
import { ChartTable } from '@/components/charts/chart-table';
import { useAnnouncement } from '@/components/ui/browser/use-settled';
import { CopyLink } from '@/components/ui/copy-link';
import type { FoldWords } from '@/components/ui/folds/fold-rows';
import type { SharedWords } from '@/lib/explore/controls';
import type { FigureFacts } from '@/lib/explore/facts';
import { Downloads } from './downloads/downloads';
import type { FileKind } from './downloads/save-shapes';
import { Limits, Sources } from './limits';

/** What the further views of the explorer have in common around their settings and their picture. */
export function ViewFrame({
  anchor,
  title,
  lede,
  heading,
  shows,
  questions,
  fields,
  picture,
  below,
  sentences,
  faults,
  notTitle,
  not,
  notes,
  figures,
  table,
  link,
  save,
  prepare,
  words,
  downloads,
  fold,
  children,
}: {
  anchor: string;
  title: string;
  lede: string;
  /** Of what is drawn now. */
  heading: string;
  /** What a ready-made question shows; may be empty. */
  shows: string;
  questions: ReactNode;
  fields: ReactNode;
  picture: ReactNode;
  /** Below the picture. */
  below: ReactNode;
  /** The first one is announced when it changes. */
  sentences: readonly string[];
  faults: readonly string[];
  notTitle: string;
  not: string;
  notes: readonly string[];
  figures: readonly FigureFacts[];
  table: { title: string; label: string; unit: string; columns: string[]; rows: string[][] };
  link: string;
  save: (kind: FileKind) => Promise<void>;
  /** Loads what the first use of the view needs. */
  prepare: () => void;
  words: SharedWords;
  downloads: { csv: string; json: string };
  fold: FoldWords;
  children?: ReactNode;
}) {
  const [sentence = '', ...more] = sentences;
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      onPointerDown={prepare}
      onFocus={prepare}
      onChange={prepare}
      className="scroll-mt-4 border-line border-t pt-8 lg:scroll-mt-24"
    >
      <h2 id={`${anchor}-title`} className="text-3xl lg:text-4xl">
        {title}
      </h2>
      <p className="mt-2 max-w-3xl text-lg text-muted">{lede}</p>
      <div className="mt-5">{questions}</div>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        {/* A mouse over the picture uses it, too: what a cell or dot says comes with the drawing that is loaded. */}
        <figure aria-labelledby={`${anchor}-heading`} onPointerEnter={prepare} className="lg:row-span-2">
          <h3 id={`${anchor}-heading`} className="text-2xl">
            {heading}
          </h3>
          {shows && <p className="mt-1 mb-2 max-w-3xl text-base text-muted">{shows}</p>}
          {picture}
          <div className="mt-3">{below}</div>
        </figure>
        <div className="space-y-5">
          <div className="no-js:hidden print:hidden">{fields}</div>
          <div className="border-ink border-l-4 pl-4">
            <p data-sentence="" className="font-display text-xl leading-snug">
              {sentence}
            </p>
            {more.map((text) => (
              <p key={text} className="mt-2 text-base">
                {text}
              </p>
            ))}
          </div>
          <Announcement text={sentence} />
          <div role="status" className="space-y-1 text-base empty:hidden">
            {faults.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <div className="-mx-2 no-js:hidden print:hidden">
            <CopyLink variant="quiet" url={link} words={words.link} />
          </div>
          <Sources figures={figures} words={words} />
        </div>
      </div>
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="space-y-6 text-base">
          <div>
            <h3 className="text-2xl">{notTitle}</h3>
            <p className="mt-2 max-w-3xl">{not}</p>
          </div>
          <div>
            <h3 className="text-2xl">{words.notesTitle}</h3>
            <ul className="mt-2 max-w-3xl list-disc space-y-1 pl-5">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </div>
          <Limits figures={figures} words={words} />
        </div>
        <div className="min-w-0">
          <h3 className="mb-2 text-2xl">{table.title}</h3>
          {table.unit && <p className="mb-3 text-base text-muted">{table.unit}</p>}
          <ChartTable label={table.label} columns={table.columns} rows={table.rows} fold={fold} />
          <div className="mt-8 no-js:hidden print:hidden">
            <h3 className="mb-4 text-2xl">{words.downloads.title}</h3>
            <Downloads hasTable isDrawn save={save} words={{ downloads: { ...words.downloads, ...downloads } }} />
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}

/** The sentence of the marked cell or dot, for a screen reader. */
function Announcement({ text }: { text: string }) {
  return <output className="sr-only">{useAnnouncement(text)}</output>;
}
