import { render } from '@testing-library/react';
import { getGuides } from '@/lib/content/guides';
import { CardDrawing } from './card-drawing';

test.each(getGuides('en'))('the card of $id has a scene without words if the guide is written', ({ id, status }) => {
  const { container } = render(<CardDrawing id={id} locale="en" />);
  expect(container.querySelectorAll('svg')).toHaveLength(status === 'available' ? 1 : 0);
  expect(container.innerHTML).not.toMatch(/NaN|undefined/);
});
