import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RangeInput } from './range-input';

function Sample() {
  const [value, setValue] = useState(5);
  return <RangeInput aria-label="Size" min={0} max={10} value={value} onSlide={setValue} />;
}

const slider = () => screen.getByRole<HTMLInputElement>('slider');
const at = (clientX: number, clientY: number) => ({ touches: [{ clientX, clientY }] });
/** What a browser does as soon as a finger is on the track. */
const jumpTo = (value: number) => fireEvent.change(slider(), { target: { value: String(value) } });

beforeEach(() => render(<Sample />));

it('changes at once by mouse and keyboard', () => {
  jumpTo(7);
  expect(slider()).toHaveValue('7');
});

it('keeps its value when a swipe goes up or down, also for what the browser changes later in the same swipe', () => {
  fireEvent.touchStart(slider(), at(50, 300));
  jumpTo(8);
  fireEvent.touchMove(slider(), at(52, 260));
  jumpTo(9);
  fireEvent.touchMove(slider(), at(90, 200));
  jumpTo(10);
  fireEvent.touchEnd(slider(), { touches: [] });
  expect(slider()).toHaveValue('5');
  jumpTo(6);
  expect(slider()).toHaveValue('6');
});

it('keeps its value when the browser takes the touch over to scroll, or a second finger zooms', () => {
  fireEvent.touchStart(slider(), at(50, 300));
  jumpTo(8);
  fireEvent.touchCancel(slider());
  expect(slider()).toHaveValue('5');
  fireEvent.touchStart(slider(), { touches: [...at(50, 300).touches, { clientX: 90, clientY: 300 }] });
  jumpTo(8);
  fireEvent.touchEnd(slider(), { touches: [] });
  expect(slider()).toHaveValue('5');
});

it('keeps its value when one of two fingers is lifted and the other moves on', () => {
  const [one, other] = [
    { clientX: 50, clientY: 300 },
    { clientX: 90, clientY: 300 },
  ];
  fireEvent.touchStart(slider(), { touches: [one] });
  fireEvent.touchStart(slider(), { touches: [one, other] });
  fireEvent.touchEnd(slider(), { touches: [one] });
  jumpTo(8);
  fireEvent.touchEnd(slider(), { touches: [] });
  expect(slider()).toHaveValue('5');
  jumpTo(6);
  expect(slider()).toHaveValue('6');
});

it('follows a finger that moves sideways', () => {
  fireEvent.touchStart(slider(), at(50, 300));
  jumpTo(6);
  expect(slider()).toHaveValue('5');
  fireEvent.touchMove(slider(), at(80, 304));
  jumpTo(8);
  expect(slider()).toHaveValue('8');
});

it('takes the value of a tap on its track', () => {
  fireEvent.touchStart(slider(), at(50, 300));
  jumpTo(8);
  fireEvent.touchEnd(slider(), { touches: [] });
  expect(slider()).toHaveValue('8');
});
