'use client';

import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import type { FileKind } from '@/components/explore/downloads/save-shapes';
import { importLater } from '@/components/islands/import-later';
import type { FoldWords } from '@/components/ui/folds/fold-rows';
import { HOLDING_QUESTION_IDS } from '@/content/explore/explore-views';
import { formatKey } from '@/lib/data/format-values';
import type { SharedWords } from '@/lib/explore/controls';
import { holdingAt } from '@/lib/explore/holdings/grid';
import {
  HOLDINGS_ANCHOR,
  type HoldingState,
  holdingHash,
  holdingQuestionOf,
  parseHolding,
  stateOfHoldingQuestion,
  withPeriods,
} from '@/lib/explore/holdings/state';
import { formatChange, type HoldingWords, holdingTable } from '@/lib/explore/holdings/tallies';
import { cellTexts, countedOf, type HoldingData, heldOf, holdingView } from '@/lib/explore/holdings/view';
import { keyOf } from '@/lib/explore/span';
import type { ExploreWords } from '@/lib/explore/words';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { addressFaults } from '../address-faults';
import { useColors } from '../use-colors';
import { useLater } from '../use-later';
import { useLinkedState } from '../use-linked-state';
import { ViewFrame } from '../view-frame';
import { ViewQuestions } from '../view-questions';
import { GridPicture } from './grid-picture';
import { HoldingFields } from './holding-fields';
import { Legend } from './legend';

export interface EveryStartProps {
  data: HoldingData;
  words: HoldingWords;
  /** Words that all views share. */
  shared: SharedWords;
  address: { intro: string; 'bad-value': string };
  chart: ExploreWords['chart'];
  lost: string;
  site: string;
  fold: FoldWords;
  locale: Locale;
}

const START = stateOfHoldingQuestion(HOLDING_QUESTION_IDS[0] ?? 'gold-1980');
const loadNivo = () => importLater('EveryStart', () => import('./nivo-grid'));

export function EveryStart({ data, words, shared, address, chart, lost, site, fold, locale }: EveryStartProps) {
  const {
    state: asked,
    faults,
    change,
    link,
  } = useLinkedState<HoldingState, string>({
    anchor: HOLDINGS_ANCHOR,
    top: `${HOLDINGS_ANCHOR}-questions`,
    start: START,
    parse: parseHolding,
    toHash: holdingHash,
  });
  const { asset, dollars } = asked;
  const held = useMemo(() => heldOf({ asset, dollars, by: asked.by }, data), [asset, dollars, asked.by, data]);
  const counted = useMemo(() => countedOf(held, asked.measure), [held, asked.measure]);
  const view = useMemo(
    () => holdingView(asked, data, words, locale, held, counted),
    [asked, data, words, locale, held, counted],
  );
  // Deferred: the table and the texts below must not delay the drawing.
  const later = useDeferredValue(view);
  const table = useMemo(() => holdingTable(later, words, locale), [later, words, locale]);
  const { state, grid, holdings, marked } = view;
  const { loaded: nivo, isLost, prepare } = useLater(loadNivo);
  const legend = useRef<HTMLDivElement>(null);
  const colors = useColors(legend);
  const { by, measure } = state;
  const textOf = useCallback(
    (start: number, end: number) => {
      const holding = holdings.find((each) => each.start === start && each.end === end);
      const key = (period: number) => formatKey(keyOf(period, by), locale);
      return fill(words.picture.tooltip, {
        start: key(start),
        end: key(end),
        change: formatChange(holding?.[measure] ?? Number.NaN, locale),
      });
    },
    [holdings, by, measure, words, locale],
  );

  async function save(kind: FileKind) {
    const { saveHoldings } = await importLater('EveryStart', () => import('./save-holdings'));
    const { href } = new URL(link, window.location.href);
    await saveHoldings(kind, view, { site, url: href }, words, { downloads: shared.downloads, chart });
  }

  /** Fields that are changed keep the marked cell where it has a value. */
  const set = (part: Partial<HoldingState>) => change({ ...state, ...part });
  const Cells = nivo?.NivoGrid;
  return (
    <ViewFrame
      anchor={HOLDINGS_ANCHOR}
      title={words.title}
      lede={words.lede}
      heading={view.title}
      shows={view.shows}
      questions={
        <ViewQuestions
          id="every-start-questions"
          title={words.questionsTitle}
          questions={HOLDING_QUESTION_IDS.map((id) => ({
            title: words.questions[id].title,
            href: holdingHash(stateOfHoldingQuestion(id)),
            isCurrent: id === holdingQuestionOf(state),
          }))}
        />
      }
      fields={
        <HoldingFields
          state={state}
          grid={grid}
          hasMonths={data.series[state.asset].month !== undefined}
          words={words}
          change={set}
          locale={locale}
        />
      }
      picture={
        <>
          <p className="mb-2 text-base">
            <strong className="font-semibold">{view.axes}</strong>{' '}
            <span className="no-js:hidden text-muted print:hidden">{words.picture.hint}</span>
          </p>
          <GridPicture
            id="every-start-picture"
            grid={grid}
            step={by}
            label={view.label}
            marked={{ row: grid.starts.indexOf(marked.start), column: grid.ends.indexOf(marked.end) }}
            texts={cellTexts(view, locale)}
            className="aspect-square max-h-[44rem] w-full"
            onPress={(row, column) => {
              const cell = holdingAt(grid, row, column);
              if (cell) set(withPeriods(state, cell));
            }}
          >
            {Cells && <Cells holdings={holdings} measure={measure} colors={colors} textOf={textOf} />}
          </GridPicture>
        </>
      }
      below={
        <div ref={legend}>
          <Legend measure={measure} words={words} locale={locale} />
        </div>
      }
      sentences={[view.sentence, view.peers, view.counts].filter(Boolean)}
      faults={[...addressFaults(faults, address), ...(isLost ? [lost] : [])]}
      notTitle={words.notTitle}
      not={view.not}
      notes={view.notes}
      figures={view.figures}
      table={{ title: words.table.title, ...table }}
      link={link}
      save={save}
      prepare={prepare}
      words={shared}
      downloads={{ csv: words.files.csv, json: words.files.json }}
      fold={fold}
    />
  );
}
