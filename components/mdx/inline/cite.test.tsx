import { render } from '@testing-library/react';
import type { Source } from '@/lib/content/sources';
import { createCite } from './cite';

test('Cite puts a comma between two numbers, so that 1 and 2 are not read as 12', () => {
  const Cite = createCite([{ id: 'a' }, { id: 'b' }] as unknown as Source[], 'en');
  const { container } = render(
    <p>
      One.
      <Cite id="a" isFollowed />
      <Cite id="b" />
    </p>,
  );
  expect(container).toHaveTextContent('One.1,2');
  expect([...container.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual(['1', '2']);
});
