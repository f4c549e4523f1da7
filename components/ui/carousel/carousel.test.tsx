import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from '@/components/ui/carousel/carousel';
import { CarouselSlide } from '@/components/ui/carousel/carousel-slide';

const WIDTH = 100;
const words = { previous: 'Previous', next: 'Next', goTo: 'Go to {name}' };
const names = ['Bread', 'Milk', 'Eggs'];

/** jsdom has no layout: gives the slides boxes side by side, each as wide as the row if nothing else is said, moved by the scroll position. */
function layOut(width = WIDTH) {
  const list = screen.getByRole('list');
  const rect = (left: number, right: number) => ({ left, right, top: 0, bottom: 10, width: right - left }) as DOMRect;
  list.getBoundingClientRect = () => rect(0, WIDTH);
  [...list.children].forEach((slide, i) => {
    slide.getBoundingClientRect = () => rect(i * width - list.scrollLeft, (i + 1) * width - list.scrollLeft);
  });
  Object.defineProperty(list, 'clientWidth', { value: WIDTH });
  Object.defineProperty(list, 'scrollWidth', { value: width * names.length });
  list.scrollTo = ((options: ScrollToOptions) => {
    list.scrollLeft = Math.max(0, Math.min(width * names.length - WIDTH, options.left ?? 0));
    fireEvent.scroll(list);
  }) as typeof list.scrollTo;
  fireEvent.scroll(list);
  return list;
}

function swipe(list: HTMLElement, dx: number, dy = 0) {
  const at = (x: number, y: number) => [{ clientX: x, clientY: y }];
  fireEvent.touchStart(list, { touches: at(200, 200) });
  fireEvent.touchMove(list, { touches: at(200 + dx / 2, 200 + dy / 2) });
  fireEvent.touchMove(list, { touches: at(200 + dx, 200 + dy) });
  fireEvent.touchEnd(list, { changedTouches: at(200 + dx, 200 + dy) });
}

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});

function show(wraps = false, width = WIDTH) {
  render(
    <Carousel label="Shopping" words={words} names={names} wraps={wraps}>
      {names.map((name, index) => (
        <CarouselSlide key={name} position="{n} of {count}" index={index} names={names} className="w-full">
          {name}
        </CarouselSlide>
      ))}
    </Carousel>,
  );
  return layOut(width);
}

describe('Carousel', () => {
  it('has an accessible name and names its slides by position', () => {
    show();
    expect(screen.getByRole('region', { name: 'Shopping' })).toHaveAttribute('aria-roledescription', 'carousel');
    expect(screen.getByRole('listitem', { name: '2 of 3: Milk' })).toBeInTheDocument();
  });

  it('keeps a sideways move of a finger from the browser, and leaves it a vertical one', () => {
    const list = show();
    const isLeft = (dx: number, dy: number) => {
      fireEvent.touchStart(list, { touches: [{ clientX: 200, clientY: 200 }] });
      const move = fireEvent.touchMove(list, { touches: [{ clientX: 200 + dx, clientY: 200 + dy }] });
      fireEvent.touchEnd(list, { changedTouches: [{ clientX: 200 + dx, clientY: 200 + dy }] });
      return move;
    };
    expect(isLeft(-30, 2)).toBe(false);
    expect(isLeft(2, -30)).toBe(true);
  });

  it('scrolls by buttons and dots, and disables the button of the direction in which it ends', async () => {
    const list = show();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(list.scrollLeft).toBe(100);
    await userEvent.click(screen.getByRole('button', { name: 'Go to Eggs' }));
    expect(list.scrollLeft).toBe(200);
    expect(screen.getByRole('button', { name: 'Go to Eggs' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  it('moves the focus to the row when the pressed button becomes disabled', async () => {
    const list = show();
    const next = screen.getByRole('button', { name: 'Next' });
    await userEvent.click(next);
    expect(next).toHaveFocus();
    await userEvent.click(next);
    expect(next).toBeDisabled();
    expect(list).toHaveFocus();
    const previous = screen.getByRole('button', { name: 'Previous' });
    await userEvent.click(previous);
    expect(previous).toHaveFocus();
    await userEvent.click(previous);
    expect(list).toHaveFocus();
  });

  it('leaves the focus where it is when a dot or a swipe reaches the end', async () => {
    const list = show();
    const dot = screen.getByRole('button', { name: 'Go to Eggs' });
    await userEvent.click(dot);
    expect(dot).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    swipe(list, -80);
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
  });

  it('scrolls to the other end when it wraps', async () => {
    const list = show(true);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(list.scrollLeft).toBe(200);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(list.scrollLeft).toBe(0);
  });

  it('fills the dots of all slides in view, and back from the first one arrives at the last', async () => {
    show(true, WIDTH / 2);
    const dots = () => screen.getAllByRole('button', { name: /^Go to/ });
    const filled = () => dots().map((dot) => 'seen' in dot.dataset);
    const current = () => dots().map((dot) => dot.ariaCurrent ?? dot.getAttribute('aria-current'));
    expect(filled()).toEqual([true, true, false]);
    expect(current()).toEqual(['true', null, null]);
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(filled()).toEqual([false, true, true]);
    expect(current()).toEqual([null, null, 'true']);
    expect(screen.getByRole('status')).toHaveTextContent('Eggs');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(filled()).toEqual([true, true, false]);
    expect(current()).toEqual(['true', null, null]);
  });

  it.each([
    [-51, 100],
    [-50, 0],
    [-95, 100],
    [60, 0],
  ])('after a swipe of %p px from the first slide rests at %p px', (dx, left) => {
    const list = show();
    swipe(list, dx);
    expect(list.scrollLeft).toBe(left);
  });

  it('moves with a horizontal drag and ignores a vertical one', () => {
    const list = show();
    fireEvent.touchStart(list, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchMove(list, { touches: [{ clientX: 170, clientY: 205 }] });
    expect(list.scrollLeft).toBe(30);
    fireEvent.touchEnd(list, { changedTouches: [{ clientX: 170, clientY: 205 }] });
    expect(list.scrollLeft).toBe(0);
    swipe(list, -80, 120);
    expect(list.scrollLeft).toBe(0);
  });

  it('returns to its slide when the system takes the touch over in the middle of a swipe', () => {
    const list = show();
    const at = (clientX: number) => [{ clientX, clientY: 200 }];
    fireEvent.touchStart(list, { touches: at(200) });
    fireEvent.touchMove(list, { touches: at(50) });
    fireEvent.touchCancel(list, { changedTouches: at(50) });
    expect(list.scrollLeft).toBe(0);
  });
});
