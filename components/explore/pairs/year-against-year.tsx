'use client';

import { useCallback, useMemo, useRef } from 'react';
import type { FileKind } from '@/components/explore/downloads/save-shapes';
import { importLater } from '@/components/islands/import-later';
import type { FoldWords } from '@/components/ui/folds/fold-rows';
import { GROWTH_QUESTION_IDS } from '@/content/explore/explore-views';
import type { SharedWords } from '@/lib/explore/controls';
import {
  growthQuestionOf,
  PAIRS_ANCHOR,
  type PairsState,
  pairsHash,
  parsePairs,
  stateOfGrowthQuestion,
} from '@/lib/explore/pairs/state';
import { type PairsData, type PairsWords, pairsView } from '@/lib/explore/pairs/view';
import type { ExploreWords } from '@/lib/explore/words';
import type { Locale } from '@/lib/format/locale';
import { formatPercent } from '@/lib/format/number';
import { addressFaults } from '../address-faults';
import { useColors } from '../use-colors';
import { useLater } from '../use-later';
import { useLinkedState } from '../use-linked-state';
import { ViewFrame } from '../view-frame';
import { ViewQuestions } from '../view-questions';
import { PairsFields } from './pairs-fields';
import { ScatterPicture } from './scatter-picture';

interface YearAgainstYearProps {
  data: PairsData;
  words: PairsWords;
  /** Words that all views share. */
  shared: SharedWords;
  address: { intro: string; 'bad-value': string };
  chart: ExploreWords['chart'];
  lost: string;
  site: string;
  fold: FoldWords;
  locale: Locale;
}

const START = stateOfGrowthQuestion(GROWTH_QUESTION_IDS[0] ?? 'decades-prices');
const loadNivo = () => importLater('YearAgainstYear', () => import('./nivo-scatter'));

export function YearAgainstYear(props: YearAgainstYearProps) {
  const { data, words, shared, address, chart, lost, site, fold, locale } = props;
  const {
    state: asked,
    faults,
    change,
    link,
  } = useLinkedState<PairsState, string>({
    anchor: PAIRS_ANCHOR,
    top: `${PAIRS_ANCHOR}-questions`,
    start: START,
    parse: parsePairs,
    toHash: pairsHash,
  });
  const view = useMemo(() => pairsView(asked, data, words, locale), [asked, data, words, locale]);
  const { state, pairs, names, scatter } = view;
  const { loaded: nivo, isLost, prepare } = useLater(loadNivo);
  const sample = useRef<HTMLDivElement>(null);
  const color = useColors(sample).get('dot');
  const formatTick = (value: number) => formatPercent(value, locale);
  const textOf = useCallback(
    (start: number) => {
      const at = pairs.findIndex((pair) => pair.start === start);
      const { x = Number.NaN, y = Number.NaN } = pairs[at] ?? {};
      return `${names[at] ?? ''}: ${formatPercent(x, locale, 1)}, ${formatPercent(y, locale, 1)}`;
    },
    [pairs, names, locale],
  );

  async function save(kind: FileKind) {
    const { savePairs } = await importLater('YearAgainstYear', () => import('./save-pairs'));
    const { href } = new URL(link, window.location.href);
    await savePairs(kind, view, { site, url: href }, words, { downloads: shared.downloads, chart }, formatTick);
  }

  const set = (part: Partial<PairsState>) => change({ ...state, ...part });
  const Dots = nivo?.NivoScatter;
  return (
    <ViewFrame
      anchor={PAIRS_ANCHOR}
      title={words.title}
      lede={words.lede}
      heading={view.title}
      shows={view.shows}
      questions={
        <ViewQuestions
          id="year-against-year-questions"
          title={words.questionsTitle}
          questions={GROWTH_QUESTION_IDS.map((id) => ({
            title: words.questions[id].title,
            href: pairsHash(stateOfGrowthQuestion(id)),
            isCurrent: id === growthQuestionOf(state),
          }))}
        />
      }
      fields={<PairsFields view={view} words={words} change={set} />}
      picture={
        <div ref={sample}>
          <svg aria-hidden="true" width="0" height="0" className="absolute">
            <rect data-color="dot" className="fill-ink/70" />
          </svg>
          <ScatterPicture
            scatter={scatter}
            names={names}
            marked={state.mark}
            label={view.label}
            axes={view.axes}
            equals={words.picture.equals}
            formatTick={formatTick}
            onPress={(mark) => set({ mark })}
          >
            {Dots && color && <Dots pairs={pairs} domain={scatter.domain} color={color} textOf={textOf} />}
          </ScatterPicture>
        </div>
      }
      below={<p className="no-js:hidden text-base text-muted print:hidden">{words.picture.hint}</p>}
      sentences={[view.sentence, view.correlation]}
      faults={[...addressFaults(faults, address), ...(isLost ? [lost] : [])]}
      notTitle={words.notTitle}
      not={words.not}
      notes={view.notes}
      figures={view.figures}
      table={{ title: words.table.title, ...view.table }}
      link={link}
      save={save}
      prepare={prepare}
      words={shared}
      downloads={{ csv: words.files.csv, json: words.files.json }}
      fold={fold}
    />
  );
}
