import { fireEvent, render, screen } from '@testing-library/react';
import { FlipCard } from '@/components/ui/folds/flip-card';
import { Tabs } from '@/components/ui/tabs';
import { startPage } from '@/tests/components/behaviours';

beforeEach(() => {
  render(
    <>
      <FlipCard front="A dollar" back="Eighty-seven cents gone" hint="Turn the card" />
      <Tabs
        label="Stories"
        tabs={[
          { id: 'one', title: 'One', content: 'First' },
          { id: 'two', title: 'Two', content: 'Second' },
        ]}
      />
    </>,
  );
});

const card = () => screen.getByRole('button', { name: /Turn the card/ });
const selected = () => screen.getByRole('tab', { selected: true });

test('startBehaviours answers each press once when it is called twice, as in the development server', () => {
  startPage();
  startPage();
  fireEvent.click(card());
  expect(card()).toHaveAttribute('data-flipped');
  fireEvent.keyDown(selected(), { key: 'ArrowRight' });
  expect(selected()).toHaveTextContent('Two');
});

test('startBehaviours leaves a press to the island that is not hydrated yet', () => {
  startPage();
  const island = card().parentElement as HTMLElement;
  island.dataset.island = 'Sample';
  fireEvent.click(card());
  expect(card()).not.toHaveAttribute('data-flipped');
  island.dataset.state = 'alive';
  fireEvent.click(card());
  expect(card()).toHaveAttribute('data-flipped');
});
