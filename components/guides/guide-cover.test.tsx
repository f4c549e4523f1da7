import { render } from '@testing-library/react';
import { getAvailableGuides } from '@/lib/content/guides/guides';
import { GuideCover } from './guide-cover';

test.each(getAvailableGuides('en'))('$id has a cover without text, which share images cannot show', ({ id }) => {
  const { container } = render(<GuideCover id={id} />);
  expect(container.querySelectorAll('svg > *').length).toBeGreaterThan(0);
  expect(container.textContent).toBe('');
  expect(container.innerHTML).not.toMatch(/NaN|undefined/);
});

it('a guide without a cover stops the build', () => {
  expect(() => render(<GuideCover id="inheritance" />)).toThrow('"inheritance" has no cover');
});
