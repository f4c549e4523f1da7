import { render, screen } from '@testing-library/react';
import { getGuide } from '@/lib/content/guides/guide-text';
import { slugify } from '@/lib/content/text/heading-ids.mjs';
import { createHeading3, Heading2 } from './heading';

/** The texts of headings of a guide, each after its number. */
function numbered(id: string, titles: readonly string[]) {
  const Heading3 = createHeading3(getGuide('en', id));
  render(
    titles.map((title) => (
      <Heading3 key={title} id={slugify(title)}>
        {title}
      </Heading3>
    )),
  );
  return screen.getAllByRole('heading').map((heading) => heading.parentElement?.textContent?.replace('#', ''));
}

it('createHeading3 numbers the steps of each procedure from one, and no other heading', () => {
  const titles = [
    'Open the receive screen',
    'Pick on-chain or Lightning',
    'Ask for a fresh address or invoice',
    'Not a step',
  ];
  expect(numbered('send-receive-bitcoin', titles)).toEqual([
    '1Open the receive screen',
    '2Pick on-chain or Lightning',
    '1Ask for a fresh address or invoice',
    titles[3],
  ]);
});

it('createHeading3 numbers the steps of a guide that is one procedure through all its sections', () => {
  expect(numbered('buying-first-bitcoin', ['Save the receipt', 'Choose the wallet', 'Move the rest, or wait'])).toEqual(
    ['4Save the receipt', '5Choose the wallet', '12Move the rest, or wait'],
  );
});

it('Heading2 does not break a line within a word that has hyphens, and does not change its text', () => {
  render(<Heading2 id="how">How proof-of-work works</Heading2>);
  expect(screen.getByRole('heading')).toHaveTextContent(/^How proof-of-work works$/);
  expect(screen.getByText('proof-of-work')).toHaveClass('whitespace-nowrap');
});
