import { act, render, screen, within } from '@testing-library/react';
import { LearnerProvider } from '@/components/learn/learner/learner';
import { en } from '@/content/en';
import { layOutConcepts, MAP } from '@/lib/content/concepts/concept-map';
import { encodeRecord } from '@/lib/learner/codec';
import { zeroState } from '@/lib/learner/state';
import { createLearnerStore, RECORD_KEY } from '@/lib/learner/store';
import { ConceptDrawing } from './concept-drawing';
import { LearnedCount } from './learned-count';

const words = en.conceptMap;
const layout = layOutConcepts(en.conceptNames);
const map = {
  ...layout,
  nodeHeight: MAP.node.height,
  gutter: MAP.gutter,
  edges: layout.edges.map((edge) => ({ ...edge, tone: 'ink' as const, isFar: false })),
  nodes: layout.nodes.map((node) => ({ ...node, name: en.conceptNames[node.id], href: `#${node.id}` })),
  bands: layout.bands.map(({ chapter, top, height }) => ({
    top,
    height,
    order: chapter.order,
    title: en.chapterTexts[chapter.id].title,
    tone: 'ink' as const,
  })),
};

beforeEach(() => localStorage.clear());

/** @param completed null for a new visitor, whose record is the sample */
function show(completed: string[] | null) {
  if (completed) localStorage.setItem(RECORD_KEY, encodeRecord({ ...zeroState('en'), completed }));
  return render(
    <LearnerProvider store={createLearnerStore(() => localStorage)}>
      <LearnedCount locale="en" words={words} sampleMark={en.learn.sampleMark} />
      <ConceptDrawing map={map} words={words.map} />
    </LearnerProvider>,
  );
}

it('marks what the reader has learned', () => {
  show(['why-barter-fails']);
  expect(screen.getByText('1 of 33 learned')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Barter, learned' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: en.conceptNames.inflation })).toBeInTheDocument();
  expect(within(screen.getByRole('group')).getAllByRole('link')).toHaveLength(33);
});

it('marks the concepts of the sample for a new visitor, under its label', () => {
  show(null);
  expect(screen.getByText('8 of 33 learned')).toBeVisible();
  expect(screen.getByText('Sample')).toBeVisible();
  expect(screen.getByText(words.none)).toHaveClass('invisible');
  expect(screen.getAllByRole('link', { name: /, learned$/ })).toHaveLength(8);
});

it('marks nothing at zero', () => {
  show([]);
  expect(screen.getByText('0 of 33 learned')).toBeVisible();
  expect(screen.getByText(words.none)).toBeVisible();
  expect(screen.queryByRole('link', { name: /, learned$/ })).not.toBeInTheDocument();
});

it('dims on focus the ideas that are neither prerequisites nor dependents', () => {
  show([]);
  const dimmed = () =>
    within(screen.getByRole('group'))
      .getAllByRole('link')
      .filter((link) => /opacity-35/.test(link.getAttribute('class') ?? ''));
  expect(dimmed()).toEqual([]);
  act(() => screen.getByRole('link', { name: en.conceptNames['double-spending'] }).focus());
  const lit = within(screen.getByRole('group'))
    .getAllByRole('link')
    .filter((link) => !dimmed().includes(link));
  expect(lit.map((link) => link.getAttribute('aria-label')).sort()).toEqual(
    [
      en.conceptNames.blockchain,
      en.conceptNames['double-spending'],
      en.conceptNames.volatility,
      en.conceptNames['proof-of-work'],
      en.conceptNames['public-key-cryptography'],
      en.conceptNames.diversification,
      en.conceptNames['supply-cap'],
    ].sort(),
  );
  act(() => screen.getByRole('link', { name: en.conceptNames['double-spending'] }).blur());
  expect(dimmed()).toEqual([]);
});
