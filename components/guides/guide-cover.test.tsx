import { render } from '@testing-library/react';
import { getGuides } from '@/lib/content/guides';
import { GuideCover } from './guide-cover';

test.each(getGuides('en'))('$id has a cover without words if the guide is written', ({ id, status }) => {
  const { container } = render(<GuideCover id={id} />);
  expect(container.querySelectorAll('svg')).toHaveLength(status === 'available' ? 1 : 0);
  expect(container.innerHTML).not.toMatch(/NaN|undefined/);
});
