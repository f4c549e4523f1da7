'use client';

import clsx from 'clsx';
import { memo, useDeferredValue, useMemo } from 'react';
import { ChartTable } from '@/components/charts/chart-table';
import { importLater } from '@/components/islands/import-later';
import { useAnnouncement } from '@/components/ui/browser/use-settled';
import { CopyLink } from '@/components/ui/copy-link';
import { Fold } from '@/components/ui/folds/fold';
import type { FoldWords } from '@/components/ui/folds/fold-rows';
import type { ExploreId, QuestionId } from '@/content/explore/explore';
import type { Content } from '@/lib/content/content';
import type { PageWords } from '@/lib/explore/controls';
import type { Previews } from '@/lib/explore/previews';
import { ANCHOR, type ExploreState, questionOf } from '@/lib/explore/state';
import type { ExploreTable, ExploreView } from '@/lib/explore/view';
import type { Locale } from '@/lib/format/locale';
import { ChartFrame } from './chart-frame';
import { Downloads } from './downloads/downloads';
import type { FileKind } from './downloads/save-shapes';
import { Limits, Sources } from './limits';
import { Messages } from './messages';
import { Questions } from './questions';
import { SeriesFields, type Subjects } from './series-fields';
import { DivideField, MainSettings, MoreSettings } from './settings';
import { useEngine } from './use-engine';
import { useExplorerState } from './use-explorer-state';

export interface ExplorerProps {
  start: ExploreState;
  /** What the page shows of `start` before anything is loaded. */
  first: { view: ExploreView; table: ExploreTable | null };
  /** Of the file with all series. */
  address: string;
  subjects: Subjects;
  /** The series by which others can be divided. */
  divisors: readonly ExploreId[];
  /** The last full year of the price index. */
  lastDollarYear: number;
  titles: Readonly<Record<QuestionId, string>>;
  previews: Previews;
  site: string;
  words: PageWords;
  reader: Content['charts']['parts']['reader'];
  /** Of a long table. */
  fold: FoldWords;
  locale: Locale;
}

export function Explorer(props: ExplorerProps) {
  const { start, first, words, locale } = props;
  const { state, faults, change, link } = useExplorerState(start);
  const isFirst = state === start;
  const { engine, isLost, load, prepare } = useEngine(props.address, isFirst ? null : state);
  // Until the engine has arrived, the first drawing stays.
  const view = useMemo(
    () => (!isFirst && engine ? engine.viewOf(state, faults, engine.data, locale) : first.view),
    [isFirst, engine, state, faults, first, locale],
  );
  const isPending = !isFirst && !engine;
  const { title, plot } = view;
  // The controls show what is drawn.
  const shown = isPending ? state : { ...state, ...view.settled.state };

  async function save(kind: FileKind) {
    const [{ saveChart }, { data }] = await Promise.all([
      importLater('Explorer', () => import('./downloads/save-chart')),
      load(),
    ]);
    const { href } = new URL(link, window.location.href);
    await saveChart(kind, state, data, { site: props.site, url: href }, locale);
  }

  // Deferred: a table of hundreds of rows must not delay the drawing.
  const tableState = useDeferredValue(state);
  const table = useMemo(
    () => (tableState !== start && engine ? engine.tableOf(tableState, engine.data, locale) : first.table),
    [tableState, start, engine, first, locale],
  );

  return (
    <section
      id={ANCHOR}
      aria-labelledby="explore-title"
      aria-busy={isPending || undefined}
      onPointerDown={prepare}
      onFocus={prepare}
      className="-scroll-mt-18 lg:scroll-mt-24"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 md:max-lg:grid-cols-2 md:max-lg:*:col-span-2 js:lg:grid-cols-[18.25rem_minmax(0,1fr)] js:lg:grid-rows-[auto_1fr_auto_auto]">
        <Questions current={questionOf(state)} titles={props.titles} previews={props.previews} words={words} />
        {/*
          One box, so that the drawing stays in view above the settings. The sentence about the drawing is its subtitle; narrow screens
          have it below the drawing. It has no link, so the order for the keyboard is that of the page.
        */}
        <div className="lg:plate flex min-w-0 flex-col js:lg:col-start-2 js:lg:row-span-2 js:lg:row-start-1 lg:p-7">
          <figure aria-labelledby="explore-title" className="contents">
            <h2 id="explore-title" className="text-2xl max-md:min-h-[2lh] lg:max-xl:min-h-[2lh] lg:text-3xl">
              {title}
            </h2>
            <p
              id="explore-shows"
              className="max-w-3xl text-base text-muted empty:hidden order-1 mt-4 lg:mt-2 lg:text-lg lg:leading-snug"
            >
              {view.shows}
            </p>
            {plot && (
              <div className="z-[5] overflow-x-clip motion-safe:in-aria-busy:opacity-60 motion-safe:transition-opacity motion-safe:delay-200 js:sticky js:top-(--bar-height) js:[html[data-bar-hidden]_&]:top-0 js:max-lg:-mx-5 js:max-lg:bg-paper js:max-lg:px-5 lg:bg-raised short:static! flat:static! print:static!">
                {/* The line below is as wide as the text; the box, which covers what scrolls below it, is wider. */}
                <div className="chart-drawing js:border-line js:border-b">
                  <p className="pt-3 font-semibold text-sm lg:pt-4">
                    <span>{plot.axis}</span> <span className="block font-normal text-muted">{plot.marked}</span>
                  </p>
                  <ChartFrame plot={plot} title={title} words={props.reader} />
                </div>
              </div>
            )}
            {/* Below the drawing, which keeps its place when a message comes. */}
            <Messages view={view} isLost={isPending && isLost} words={words} change={change} retry={prepare} />
            <Announcement text={view.announcement} />
          </figure>
          <div className="order-1 mt-2 lg:[&_a]:scroll-mt-140">
            <Fold summary={words.limits.sources} onPhonesOnly>
              <Sources figures={view.figures} words={words} />
            </Fold>
          </div>
          <div className="order-2 mt-5 no-js:hidden max-lg:plate max-md:px-5 max-md:py-1.5 md:max-lg:p-5 lg:border-line lg:border-t lg:pt-5 [&_:is(input,select,summary,button)]:scroll-mt-96 lg:[&_:is(input,select,summary,button)]:scroll-mt-140 print:hidden">
            <Fold
              summary={words.controls.change}
              summaryClass="justify-between font-semibold text-base text-ink!"
              onPhonesOnly
            >
              <div className="grid grid-cols-[minmax(0,1fr)] gap-3 max-md:pt-2 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
                <SeriesFields state={state} subjects={props.subjects} words={words} change={change} />
                <DivideField
                  state={state}
                  subjects={props.subjects}
                  divisors={props.divisors}
                  words={words}
                  change={change}
                />
                <MainSettings state={state} words={words} change={change} />
              </div>
              <div className="mt-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 max-md:pb-3.5">
                <MoreSettings
                  state={shown}
                  asked={state}
                  firstYears={{ index: view.indexYear ?? props.lastDollarYear, dollars: props.lastDollarYear }}
                  words={words}
                  change={change}
                />
                <div className="-mx-2 flex flex-wrap">
                  <CopyLink variant="quiet" url={link} words={words.link} />
                </div>
              </div>
            </Fold>
          </div>
        </div>
        <div className="mt-3 grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-10 js:lg:col-span-2 js:lg:mt-7 md:max-lg:contents lg:grid-cols-2">
          <div className="space-y-6 md:max-lg:col-span-2">
            <Limits figures={view.figures} words={words} />
            {view.trend && (
              <div className="text-base">
                <h3 className="font-body font-semibold text-lg tracking-normal">{words.trendTitle}</h3>
                <p className="mt-2 max-w-3xl">{view.trend}</p>
              </div>
            )}
          </div>
          {table && <ResultTable table={table} title={words.table.title} fold={props.fold} />}
        </div>
        {/*
          Below the questions, beside the drawing; on tablets beside the table. It has no link, so the order for the keyboard is that of
          the page.
        */}
        {view.notes.length > 0 && (
          <div className="text-base md:max-lg:col-span-1! js:lg:col-start-1 js:lg:row-start-2 js:lg:mt-3">
            <h2 className="text-xl md:text-2xl">{words.notesTitle}</h2>
            <ul className="mt-2 max-w-3xl list-disc space-y-1 pl-5">
              {view.notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </div>
        )}
        <div className="mt-3 min-w-0 js:lg:col-span-2 js:lg:mt-7 no-js:hidden print:hidden">
          <h2 className="mb-4 text-2xl">{words.downloads.title}</h2>
          <Downloads hasTable={table !== null} isDrawn={plot !== undefined} save={save} words={words} />
        </div>
      </div>
    </section>
  );
}

/** What the drawing shows now, for a screen reader; the drawing itself changes silently. */
function Announcement({ text }: { text: string }) {
  return <output className="sr-only">{useAnnouncement(text)}</output>;
}

const ResultTable = memo(function ResultTable(props: { table: ExploreTable; title: string; fold: FoldWords }) {
  const { table, title, fold } = props;
  return (
    // Two columns would be far apart.
    <div className={clsx('min-w-0', table.columns.length === 2 ? 'max-lg:max-w-md' : 'md:max-lg:col-span-2')}>
      <h2 className="mb-2 text-2xl">{title}</h2>
      {table.unit && <p className="mb-4 text-base text-muted">{table.unit}</p>}
      <ChartTable label={table.label} columns={table.columns} rows={table.rows} fold={fold} />
    </div>
  );
});
