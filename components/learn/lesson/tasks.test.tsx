import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BlockChain } from '@/components/calculators/block-chain/block-chain';
import { en } from '@/content/en';
import { type CalculatorModule, lessonCalculatorIds } from '@/content/lesson';
import { getBlockChainNonces } from '@/lib/content/lessons/block-chain-nonces';
import { writtenLessons } from '@/lib/content/lessons/learning-path';
import { getLessons } from '@/lib/content/lessons/lessons';
import { CalculatorPart } from './parts/calculator-part';

const words = en.learn.lesson;

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.history.replaceState(null, '', '/');
});

async function show(change: Partial<CalculatorModule> & Pick<CalculatorModule, 'widget'>) {
  const lessons = await getLessons(writtenLessons, 'en');
  const module = [...lessons.values()]
    .flatMap(({ content }) => content.modules)
    .find((one) => one.type === 'interactive' && one.widget === change.widget) as CalculatorModule;
  const shown = { ...module, ...change };
  render(<CalculatorPart module={shown} locale="en" notes={{ locale: 'en', order: [], label: '' }} />);
  const tasks = await screen.findByRole('region', { name: words.tasks });
  return { tasks, calculator: tasks.closest('section.calculator') as HTMLElement };
}

const opened = (summary: string) => (screen.getByText(summary).closest('details') as HTMLDetailsElement).open;

it.each(lessonCalculatorIds)('%s has its tasks before its first control', async (widget) => {
  const { tasks, calculator } = await show({ widget, tasks: ['Try this.', 'And that.', 'And more.'] });
  expect(within(tasks).getByText('Try this.')).toBeVisible();
  expect(within(tasks).getByText('And that.').closest('details')).toHaveProperty('open', false);
  expect(opened('2 more things to try')).toBe(false);
  const controls = 'input, select, textarea, button, [role=slider]';
  const first = calculator.querySelector(controls) as HTMLElement;
  expect(first.compareDocumentPosition(tasks) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
});

it('shows the answer to a task when it is pressed, and closes the formula', async () => {
  await show({ widget: 'mint', tasks: [{ text: 'Halve the silver.', answer: 'You have twice the coins.' }] });
  expect(opened(words.taskAnswer)).toBe(false);
  expect(screen.getByText('You have twice the coins.').closest('details')).toBe(
    screen.getByText(words.taskAnswer).closest('details'),
  );
  expect(screen.queryByText(/more thing/)).not.toBeInTheDocument();
  expect(opened(words.formula)).toBe(false);
});

it('has the task of the market day open, with the answer to an earlier one closed', async () => {
  const { tasks, calculator } = await show({ widget: 'barter-puzzle' });
  const openTask = () => tasks.querySelector('p')?.textContent;
  for (const day of ['monday', 'tuesday', 'wednesday'] as const) {
    await userEvent.selectOptions(within(calculator).getByRole('combobox', { name: 'Market day' }), day);
    expect(openTask()).toContain(en.calculators.BarterPuzzle.days[day]);
    expect(opened('3 more things to try')).toBe(false);
    expect(within(tasks).getAllByText(words.taskAnswer)).toHaveLength(4);
    const answer = within(tasks).getAllByText(words.taskAnswer)[0]?.closest('details') as HTMLDetailsElement;
    expect(answer.open).toBe(false);
    answer.open = true;
  }
});

it('has no tasks, and an open formula, outside a lesson', () => {
  const common = en.calculators.common;
  render(
    <BlockChain locale="en" words={en.calculators.BlockChain} common={common} nonces={getBlockChainNonces('en')} />,
  );
  expect(screen.queryByText(words.tasks)).not.toBeInTheDocument();
  expect(screen.getByText(common.formula.formula).closest('details')).toBeNull();
});
