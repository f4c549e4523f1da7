import type { ReactNode } from 'react';
import { GROUND, WIDTH } from '@/components/guides/covers/parts';
import { GuideCover, SKIES } from '@/components/guides/guide-cover';
import { skies } from '@/components/learn/drawings/grounds';
import { SceneArt } from '@/components/learn/drawings/scene-drawing';
import { SCENE } from '@/components/learn/drawings/scene-frame';
import { getContent } from '@/lib/content/content';
import { getAvailableGuide } from '@/lib/content/guides/guides';
import { findChapter, findLesson } from '@/lib/content/lessons/learning-path';
import { getLessons } from '@/lib/content/lessons/lessons';
import type { Locale } from '@/lib/format/locale';
import type { PageId } from '@/lib/pages/pages';
import { ShareCoins } from './share-coins';

export interface ShareCover {
  drawing: ReactNode;
  /** A name of a color in app/globals.css. */
  sky: string;
  /** The part of the height of the drawing that is above the ground, and its width divided by its height. */
  floor: number;
  ratio: number;
  /** Whether it is below the title instead of beside it, as wide as the picture. */
  isWide?: true;
  /** In place of the title of the page. */
  title?: string;
}

/** What the head of a page shows, for its share image; null where it has no cover. */
export async function shareCover(page: PageId, locale: Locale): Promise<ShareCover | null> {
  const [, kind, id = ''] = page.split('/');
  if (page === '/') {
    const { title } = getContent(locale).home.exhibits.hero;
    return { drawing: <ShareCoins />, sky: 'paper', floor: 1, ratio: 4, isWide: true, title };
  }
  if (kind === 'guides' && id) {
    const { category } = getAvailableGuide(locale, id);
    return {
      drawing: <GuideCover id={id} />,
      sky: SKIES[category].slice('bg-'.length),
      floor: 1,
      ratio: WIDTH / GROUND,
    };
  }
  const lessons = kind === 'lesson' ? [findLesson(id)].filter((row) => row !== null) : (findChapter(id)?.lessons ?? []);
  const covers = await getLessons(lessons, locale);
  const cover = lessons.map((row) => covers.get(row.id)?.content.cover).find(Boolean);
  if (!cover) return null;
  return {
    drawing: <SceneArt {...cover} locale={locale} />,
    sky: skies[cover.mood].fill.slice('fill-'.length),
    floor: SCENE.floor / SCENE.height,
    ratio: SCENE.width / SCENE.height,
  };
}
