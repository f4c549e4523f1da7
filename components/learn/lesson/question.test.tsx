import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en';
import { Check } from './check';

const words = en.learn.lesson.check;
const question = (id: string) => ({
  id,
  prompt: `Why ${id}?`,
  options: [
    { id: 'a', text: `${id}: because of gold`, isCorrect: false, explanation: `There was no gold in ${id}.` },
    { id: 'b', text: `${id}: because of debts`, isCorrect: true, explanation: `The bills of ${id} came due.` },
  ],
});

const submit = (index: number) =>
  screen.getAllByRole('button', { name: /^(Check my answer|Try again)$/ })[index] as HTMLElement;
/** Explanations beside an answer, not those in the list for readers without script. */
const explanations = (text: string) =>
  screen.queryAllByText((_, element) => element?.tagName === 'P' && !!element.textContent?.includes(text));

test('a question requires an answer, explains a wrong one, and explains all after the right one', async () => {
  render(<Check questions={[question('war'), question('peace')]} words={words} />);
  await userEvent.click(submit(0));
  expect(screen.getByText(words.pickOne)).toHaveAttribute('role', 'alert');

  await userEvent.click(screen.getByRole('radio', { name: 'war: because of gold' }));
  expect(screen.queryByText(words.pickOne)).not.toBeInTheDocument();
  await userEvent.click(submit(0));
  expect(explanations('There was no gold in war.')).toHaveLength(1);
  expect(explanations('The bills of war came due.')).toHaveLength(0);
  expect(
    screen.getByText(`${words.wrong} There was no gold in war.`, { selector: '[role=status]' }),
  ).toBeInTheDocument();

  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([words.again, words.submit]);

  await userEvent.click(screen.getByRole('radio', { name: 'war: because of debts' }));
  await userEvent.click(submit(0));
  expect(explanations('The bills of war came due.')).toHaveLength(1);
  expect(screen.queryByText(/at the first try/)).not.toBeInTheDocument();

  // The first answer was wrong for one question and right for the other.
  await userEvent.click(screen.getByRole('radio', { name: 'peace: because of debts' }));
  await userEvent.click(submit(1));
  expect(screen.getByText('1 of 2 right at the first try')).toBeVisible();
});

test('a question can be answered by keyboard', async () => {
  render(<Check questions={[question('war')]} words={words} />);
  await userEvent.tab();
  await userEvent.keyboard(' {ArrowDown}{Enter}');
  expect(explanations('The bills of war came due.')).toHaveLength(1);
});
