import { render, screen } from '@testing-library/react';
import { backgroundIds, moods, visualIds } from '@/content/lesson';
import { SceneDrawing } from './scene-drawing';

test('SceneDrawing renders every drawing, setting and mood differently', () => {
  const drawn = (
    visual: (typeof visualIds)[number],
    background: (typeof backgroundIds)[number],
    mood: (typeof moods)[number],
  ) => {
    const { container, unmount } = render(
      <SceneDrawing visual={visual} background={background} mood={mood} text="x" />,
    );
    const html = container.innerHTML;
    unmount();
    expect(html).not.toMatch(/NaN|undefined/);
    return html;
  };
  expect(new Set(visualIds.map((id) => drawn(id, 'paper', 'calm'))).size).toBe(visualIds.length);
  expect(new Set(backgroundIds.map((id) => drawn('bread', id, 'calm'))).size).toBe(backgroundIds.length);
  // Three moods have a clear sky, and the other three a hatching of increasing density.
  expect(new Set(moods.map((mood) => drawn('bread', 'paper', mood))).size).toBe(4);
});

test('SceneDrawing is an image with alternative text, and decorative without', () => {
  const scene = { visual: 'bread', background: 'shop', mood: 'calm' } as const;
  const { rerender } = render(<SceneDrawing {...scene} text="A loaf in a window." />);
  expect(screen.getByRole('img', { name: 'A loaf in a window.' })).toBeInTheDocument();
  rerender(<SceneDrawing {...scene} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
