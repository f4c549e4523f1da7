'use client';

import { useDeferredValue, useMemo } from 'react';
import { useAnnouncement } from '@/components/calculators/shared/use-settled';
import { ChartTable } from '@/components/charts/chart-table';
import { CopyLink } from '@/components/ui/copy-link';
import { Fold } from '@/components/ui/fold';
import { type ExploreRow, exploreSeries } from '@/content/explore';
import type { Content } from '@/lib/content/content';
import { commonYear, explore } from '@/lib/explore/chart';
import { alignedRows, type ExploreDrawing, tableColumns, toDrawing } from '@/lib/explore/drawing';
import type { ExploredFigures, FigureFacts } from '@/lib/explore/facts';
import type { FileHead } from '@/lib/explore/files';
import type { Previews } from '@/lib/explore/previews';
import type { Catalogue, ExploreResult } from '@/lib/explore/result';
import { ANCHOR, type ExploreState, questionOf } from '@/lib/explore/state';
import { type ExploreWords, noteTexts, problemText, titleOf, unitText } from '@/lib/explore/words';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { ChartFrame } from './chart-frame';
import { Downloads } from './downloads';
import { Limits, Sources } from './limits';
import { Messages } from './messages';
import { Questions } from './questions';
import { SeriesFields, type Subjects } from './series-fields';
import { DivideField, Settings } from './settings';
import { useExplorerState } from './use-explorer-state';

export interface ExplorerProps {
  start: ExploreState;
  catalogue: Catalogue;
  figures: ExploredFigures;
  subjects: Subjects;
  /** The last full year of the price index. */
  lastDollarYear: number;
  previews: Previews;
  site: string;
  words: ExploreWords;
  parts: Content['charts']['parts'];
  locale: Locale;
}

export function Explorer(props: ExplorerProps) {
  const { catalogue, words, locale } = props;
  const { state, faults, change, link } = useExplorerState(props.start);
  const result = useMemo(() => explore(state, catalogue), [state, catalogue]);
  const drawing = useMemo(
    () => toDrawing(result, state.series, state.mark, words, locale),
    [result, state.series, state.mark, words, locale],
  );
  const question = questionOf(state);
  const title = question ? words.questions[question].title : titleOf(result, words);
  const shows = question ? words.questions[question].shows : '';
  const indexYear = commonYear(state, catalogue);
  const figures = figuresOf(result, props.figures);
  const notes = noteTexts(result.notes, result.step, words, locale);
  const hasEstimates = result.columns.some(({ estimated }) => estimated.includes(true));
  const trend = result.notes.find((note) => note.kind === 'trend');

  const head = (): FileHead => ({
    title,
    url: link(),
    site: props.site,
    notes: [...result.problems.map((problem) => problemText(problem, words, locale)), ...notes],
    limits: [...(trend ? [words.notes.trend[trend.trend]] : []), ...figures.flatMap(({ limits }) => limits)],
    figures,
  });

  return (
    <section id={ANCHOR} aria-labelledby="explore-title" className="-scroll-mt-18 lg:scroll-mt-24">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-5 js:lg:grid-cols-[18.25rem_minmax(0,1fr)] js:lg:grid-rows-[auto_1fr_auto]">
        <Questions current={question} previews={props.previews} words={words} />
        {/*
          One box, so that the drawing stays in view above the settings. The sentence about the drawing is its subtitle; narrow screens
          have it below the drawing. It has no link, so the order for the keyboard is that of the page.
        */}
        <div className="lg:plate flex min-w-0 flex-col js:lg:col-start-2 js:lg:row-span-2 js:lg:row-start-1 lg:p-7">
          <figure aria-labelledby="explore-title" className="contents">
            <h2 id="explore-title" className="text-2xl md:text-3xl lg:text-4xl">
              {title}
            </h2>
            <p
              id="explore-shows"
              className="max-w-3xl text-base text-muted empty:hidden max-lg:order-1 max-lg:mt-4 lg:mt-3 lg:text-lg lg:leading-snug"
            >
              {shows}
            </p>
            <Messages
              result={result}
              faults={faults}
              indexYear={indexYear}
              words={words}
              locale={locale}
              change={change}
            />
            {result.unit && (
              <div className="z-[5] overflow-x-clip js:sticky js:top-0 js:max-lg:-mx-5 js:max-lg:border-line js:max-lg:border-b js:max-lg:bg-paper js:max-lg:px-5 lg:bg-raised [@media(max-height:40rem)]:static! lg:[@media(max-height:52rem)]:static! print:static!">
                <p className="pt-3 font-semibold text-sm lg:pt-4">
                  {axisText(result, words)} <span className="font-normal text-muted">{markedText(drawing, words)}</span>
                </p>
                <ChartFrame drawing={drawing} unit={result.unit} title={title} parts={props.parts} locale={locale} />
              </div>
            )}
            <Announcement title={title} drawing={drawing} isDrawn={result.isDrawn} words={words} />
          </figure>
          <div className="order-2 mt-5 space-y-5 no-js:hidden max-lg:plate max-lg:p-5 lg:mt-2 lg:border-line lg:border-t lg:pt-5 [&_:is(input,select)]:scroll-mt-96 lg:[&_:is(input,select)]:scroll-mt-140 print:hidden">
            <div className="grid gap-5 lg:grid-cols-3">
              <SeriesFields state={state} subjects={props.subjects} words={words} change={change} />
              <DivideField state={state} subjects={props.subjects} words={words} change={change} />
            </div>
            <Settings
              state={state}
              firstYears={{ index: indexYear ?? props.lastDollarYear, dollars: props.lastDollarYear }}
              words={words}
              change={change}
            >
              <div className="-mx-2 flex flex-wrap">
                <CopyLink variant="quiet" url={link} words={words.link} />
              </div>
            </Settings>
          </div>
          <div className="order-3 mt-2 lg:mt-4 lg:border-line lg:border-t lg:pt-4">
            <Fold summary={words.limits.sources} onPhonesOnly>
              <Sources figures={figures} words={words} />
            </Fold>
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 js:lg:col-start-2 js:lg:row-start-3">
          <Limits figures={figures} words={words} />
          {trend && (
            <div className="caveat">
              <h3 className="font-body font-semibold text-lg tracking-normal">{words.trendTitle}</h3>
              <p className="mt-2 max-w-3xl">{words.notes.trend[trend.trend]}</p>
            </div>
          )}
          {notes.length > 0 && (
            <div className="text-base">
              <h3 className="font-body font-semibold text-lg tracking-normal">{words.notesTitle}</h3>
              <ul className="mt-2 max-w-3xl list-disc space-y-1 pl-5">
                {notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
                {hasEstimates && <li>{words.notes.estimate}</li>}
              </ul>
            </div>
          )}
          <ResultTable result={result} title={title} words={words} locale={locale} />
        </div>
        <div className="no-js:hidden max-lg:mt-4 lg:col-start-1 lg:row-start-2 print:hidden">
          <h2 className="mb-4 text-3xl lg:text-2xl">{words.downloads.title}</h2>
          <Downloads result={result} drawing={drawing} head={head} words={words} locale={locale} />
        </div>
      </div>
    </section>
  );
}

function axisText({ unit, scale }: ExploreResult, words: ExploreWords): string {
  const text = unit ? unitText(unit, words) : '';
  return scale === 'log' ? fill(words.unit.log, { unit: text }) : text;
}

/** Which points of a single line have a dot. */
function markedText({ layout }: ExploreDrawing, { chart: { marked } }: ExploreWords): string {
  const [first, second] = layout.dots.map(({ id }) => id as 'lowest' | 'highest');
  if (second) return marked.both;
  return first ? marked[first] : '';
}

/** The figures of everything that went into the drawing: its series, what divides them, and the index that deflates them. */
function figuresOf({ columns, notes }: ExploreResult, known: ExploredFigures): FigureFacts[] {
  const series = [...columns.map(({ id }) => id), ...notes.flatMap((note) => (note.kind === 'divided' ? note.by : []))];
  const ids = series.map((id) => (exploreSeries[id] satisfies ExploreRow).figure);
  if (notes.some(({ kind }) => kind === 'deflated')) ids.push('cpi-u');
  return [...new Set(ids)].flatMap((id) => (id && known[id]) ?? []);
}

/** What the drawing shows now, for a screen reader; the drawing itself changes silently. */
function Announcement(props: { title: string; drawing: ExploreDrawing; isDrawn: boolean; words: ExploreWords }) {
  const { title, drawing, isDrawn, words } = props;
  const [periods = []] = drawing.reading.cells;
  const [first, last] = [periods[0] ?? '', periods.at(-1) ?? ''];
  const text = useAnnouncement(isDrawn ? fill(words.status, { title, first, last }) : words.statusNone);
  return <output className="sr-only">{text}</output>;
}

/** Deferred: a table of hundreds of rows must not delay the drawing. */
function ResultTable(props: { result: ExploreResult; title: string; words: ExploreWords; locale: Locale }) {
  const { result, title, words, locale } = useDeferredValue(props);
  const columns = useMemo(() => tableColumns(result, (unit) => unitText(unit, words), words), [result, words]);
  const rows = useMemo(() => alignedRows(result, words, locale), [result, words, locale]);
  if (result.columns.length === 0) return null;
  return (
    <div className="mt-6">
      <h2 className="mb-2 text-3xl">{words.table.title}</h2>
      {result.unit && (
        <p className="mb-4 text-base text-muted">{fill(words.table.unit, { unit: unitText(result.unit, words) })}</p>
      )}
      <ChartTable label={fill(words.table.label, { title })} columns={columns} rows={rows} />
    </div>
  );
}
