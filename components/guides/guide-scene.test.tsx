import { render } from '@testing-library/react';
import { getGuides } from '@/lib/content/guides';
import { GuideScene } from './guide-scene';

test.each(getGuides('en'))('the card of $id has a scene without words if the guide is written', ({ id, status }) => {
  const { container } = render(<GuideScene id={id} locale="en" className="" />);
  expect(container.querySelectorAll('svg')).toHaveLength(status === 'available' ? 1 : 0);
  expect(container.innerHTML).not.toMatch(/NaN|undefined/);
});
