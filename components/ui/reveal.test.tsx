import { act, render, screen } from '@testing-library/react';
import { Reveal } from './reveal';

let see: () => void;
let threshold: unknown;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      threshold = options?.threshold;
      see = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe() {}
    disconnect() {}
  } as never;
  render(
    <Reveal>
      <p>Inflation</p>
    </Reveal>,
  );
});

const isSeen = () => screen.getByText('Inflation').parentElement?.hasAttribute('data-seen');

describe('what appears when the reader comes to it', () => {
  it('waits until a tenth of it is seen', () => {
    expect(threshold).toBe(0.1);
    expect(isSeen()).toBe(false);
    act(() => see());
    expect(isSeen()).toBe(true);
  });

  it('is never hidden without script, for long, or from readers who want no motion', () => {
    const classes = screen.getByText('Inflation').parentElement?.className.split(' ') ?? [];
    const hiding = classes.filter((name) => /(opacity-0|-y-3)$/.test(name));
    expect(hiding).toHaveLength(2);
    expect(hiding.filter((name) => !name.startsWith('early:motion-safe:not-data-seen:'))).toEqual([]);
  });
});
