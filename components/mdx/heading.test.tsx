import { render, screen } from '@testing-library/react';
import { getGuide } from '@/lib/content/guide-text';
import { slugify } from '@/lib/content/heading-ids.mjs';
import { createHeading3 } from './heading';

it('createHeading3 numbers the steps of each procedure from one, and no other heading', () => {
  const Heading3 = createHeading3(getGuide('en', 'send-receive-bitcoin'));
  const titles = [
    'Open the receive screen',
    'Pick on-chain or Lightning',
    'Ask for a fresh address or invoice',
    'Not a step',
  ];
  render(
    titles.map((title) => (
      <Heading3 key={title} id={slugify(title)}>
        {title}
      </Heading3>
    )),
  );
  const shown = screen.getAllByRole('heading').map((heading) => heading.parentElement?.textContent?.replace('#', ''));
  expect(shown).toEqual([
    '1Open the receive screen',
    '2Pick on-chain or Lightning',
    '1Ask for a fresh address or invoice',
    titles[3],
  ]);
});
