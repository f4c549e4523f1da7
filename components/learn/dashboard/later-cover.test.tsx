import { act, render } from '@testing-library/react';
import { importLater } from '@/components/islands/import-later';
import { allLessons } from '@/lib/content/lessons/learning-path';
import { getLessons } from '@/lib/content/lessons/lessons';
import { covers } from '../drawings/cover-drawing';
import { readValues } from '../drawings/read-values';
import { LaterCover } from './later-cover';

jest.mock('@/components/islands/import-later', () => ({ importLater: jest.fn() }));
const cover = {
  visual: 'broken-car',
  background: 'street',
  mood: 'uneasy',
  values: readValues('broken-car', 'pt'),
} as const;

beforeEach(() =>
  jest
    .mocked(importLater)
    .mockReset()
    .mockImplementation((_, load) => load()),
);
const settle = () => act(async () => {});

test('LaterCover draws the cover once its file has arrived', async () => {
  const { container } = render(<LaterCover {...cover} />);
  expect(container).toBeEmptyDOMElement();
  await settle();
  expect(container.querySelector('svg')).toBeVisible();
  expect(container).toHaveTextContent('US$ 400');
});

test.each(['online', 'pageshow', 'click'])(
  'LaterCover asks again at %s when its file was lost, and no more when it has arrived',
  async (type) => {
    jest.mocked(importLater).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { container } = render(<LaterCover {...cover} />);
    await settle();
    expect(container).toBeEmptyDOMElement();
    window.dispatchEvent(new Event(type));
    await settle();
    expect(container.querySelector('svg')).toBeVisible();
    window.dispatchEvent(new Event(type));
    expect(importLater).toHaveBeenCalledTimes(2);
  },
);

test('CoverDrawing has the cover of every lesson', async () => {
  const written = await getLessons(allLessons, 'en');
  const visuals = [...written.values()].map(({ content }) => content.cover.visual);
  expect(visuals.length).toBeGreaterThan(0);
  expect(visuals.filter((visual) => !(visual in covers))).toEqual([]);
});
