import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en';
import { DrawYourGuess } from './draw-your-guess';

const years = [1971, 1980, 2000, 2024];

beforeEach(() => {
  const { container } = render(
    <DrawYourGuess
      years={years}
      real={[100, 49, 23.5, 12.9]}
      fieldYears={[1980, 2000, 2024]}
      words={en.home.exhibits.charts.draw}
      locale="en"
    />,
  );
  // jsdom has no layout: a plot of 300 × 120 px, so that one pixel is one dollar.
  const plot = container.querySelector('[data-guess]') as HTMLElement;
  plot.getBoundingClientRect = () => ({ left: 0, top: 0, width: 300, height: 120 }) as DOMRect;
  plot.setPointerCapture = () => {};
  plot.hasPointerCapture = () => true;
  drag = (...points) => {
    points.forEach(([clientX, clientY], index) => {
      fireEvent(plot, new MouseEvent(index ? 'pointermove' : 'pointerdown', { clientX, clientY, bubbles: true }));
    });
    fireEvent(plot, new MouseEvent('lostpointercapture', { bubbles: true }));
  };
});

let drag: (...points: [x: number, y: number][]) => void;
const show = () => userEvent.click(screen.getByRole('button', { name: 'Show what happened' }));

it('says when half was lost in the drawn line and in truth, and starts again', async () => {
  drag([0, 20], [150, 40], [300, 60]);
  await show();
  expect(screen.getByRole('status')).toHaveTextContent('In your line, half is never lost. It was, by 1980.');
  await userEvent.click(screen.getByRole('button', { name: 'Draw again' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByRole('button', { name: 'First draw your line' })).toBeDisabled();
});

it('keeps the focus on its button when the answer appears', async () => {
  drag([0, 20], [150, 40], [300, 60]);
  await show();
  expect(screen.getByRole('button', { name: 'Draw again' })).toHaveFocus();
});

it('keeps the goal of the line in view while the line arrives there', () => {
  const goal = () => screen.getByText('$13');
  expect(goal()).toBeInTheDocument();
  drag([0, 20], [150, 40], [300, 107]);
  expect(goal()).toBeInTheDocument();
});

it('has nothing to show before a line is drawn, and asks for the rest of a short one', async () => {
  const button = screen.getByRole('button', { name: 'First draw your line' });
  expect(button).toBeDisabled();
  drag([0, 20], [100, 60]);
  expect(button).toHaveAccessibleName('Show what happened');
  expect(button).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('Draw on, towards 2024.');
  // From 1980 on, and still falling: the end is known.
  drag([100, 75], [200, 90]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(button).toBeEnabled();
});

it('joins a line that stops late to the end that is known', async () => {
  drag([0, 20], [200, 60]);
  await show();
  // $60 in 2000, then the $12.90 of 2024.
  expect(screen.getByRole('status')).toHaveTextContent('In your line, half was lost by 2024.');
});

it('takes the line from three fields, and keeps what was typed wrongly', async () => {
  await userEvent.click(screen.getByText('Type your guess instead'));
  const field = (year: number) => screen.getByRole('textbox', { name: `Its value in ${year}, in dollars` });
  await userEvent.type(field(1980), '60');
  await userEvent.type(field(2000), '500');
  await userEvent.type(field(2024), '12');
  const submit = screen.getByRole('button', { name: 'Draw my line and show what happened' });
  await userEvent.click(submit);
  expect(field(2000)).toBeInvalid();
  expect(field(2000)).toHaveAccessibleDescription('Type an amount from 0 to 120 dollars.');
  expect(field(2000)).toHaveFocus();
  expect(field(2000)).toHaveValue('500');
  await userEvent.clear(field(2000));
  await userEvent.type(field(2000), '30');
  await userEvent.click(submit);
  expect(screen.getByRole('status')).toHaveTextContent(
    'In your line, half was lost by 2000. It happened sooner: by 1980.',
  );
});

it.each([
  [[100, 75], 'In your line, half was lost by 1980. It was 1980. A good eye.'],
  [[200, 60], 'In your line, half was lost by 2024. It happened sooner: by 1980.'],
] as const)('judges the year in which half of the line is lost: %j', async ([x, y], expected) => {
  drag([0, 20], [x, y], [300, 110]);
  await show();
  expect(screen.getByRole('status')).toHaveTextContent(expected);
});

it('names the steepest years of the true line, in dollars and in percent', async () => {
  drag([0, 20], [300, 110]);
  expect(screen.queryByText(/fall was steepest in/)).toBeNull();
  await show();
  // 100 − 49 is the largest difference, 49 / 23.5 = 2.09 the largest quotient.
  expect(screen.getByText(/^In dollars, the fall was steepest in 1980, in percent in 2000\./)).toBeVisible();
});
