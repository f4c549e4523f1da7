import { act, render, screen } from '@testing-library/react';
import { mockIntersections } from '@/tests/intersections';
import { Reveal } from './reveal';

let seen: ReturnType<typeof mockIntersections>;

beforeEach(() => {
  seen = mockIntersections();
  render(
    <Reveal>
      <p>Inflation</p>
    </Reveal>,
  );
});

const isSeen = () => screen.getByText('Inflation').parentElement?.hasAttribute('data-seen');

describe('what appears when the reader comes to it', () => {
  it('waits until a tenth of it is seen', () => {
    expect(seen.options).toEqual([{ threshold: 0.1 }]);
    expect(isSeen()).toBe(false);
    act(() => seen.see());
    expect(isSeen()).toBe(true);
  });

  it('is never hidden without script, for long, or from readers who want no motion', () => {
    const classes = screen.getByText('Inflation').parentElement?.className.split(' ') ?? [];
    const hiding = classes.filter((name) => /(opacity-0|-y-3)$/.test(name));
    expect(hiding).toHaveLength(2);
    expect(hiding.filter((name) => !name.startsWith('early:motion-safe:not-data-seen:'))).toEqual([]);
  });
});
