import { renderToStaticMarkup } from 'react-dom/server';
import { sceneDrawings } from '@/components/learn/drawings/registry';
import { SceneDrawing } from '@/components/learn/drawings/scene-drawing';
import { Drawing, type DrawingId } from '@/components/mdx/drawings/drawing';
import { fillClaims } from '@/lib/content/claims/fill-claims';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';

/** Each word with so many of its letters again that it is 1.3 times as long. Numbers, ids and addresses are no words. */
const longer = (text: string) =>
  text.replace(
    /(?<![\p{L}\d{…])\p{L}{2,}(?![\p{L}\d}…])/gu,
    (word) => word + word.slice(-Math.round(word.length * 0.3)),
  );

/**
 * The markup of every drawing of guides and lessons by its id, with the words of a language or with longer ones.
 *
 * @param words of the drawings of lessons, in each of their wordings
 */
export function allDrawings(
  locale: Locale,
  words: ReadonlyMap<string, readonly (readonly string[])[]>,
  isLonger: boolean,
): Record<string, string> {
  const say = isLonger ? longer : (text: string) => text;
  const { drawings } = getContent(locale);
  const labels = Object.values<{ labels: Record<string, string> }>(drawings).map((drawing) => drawing.labels);
  const asWritten = labels.map((own) => ({ ...own }));
  for (const own of labels) for (const [id, label] of Object.entries(own)) own[id] = say(label);
  const guides = Object.keys(drawings).map((id) => [
    id,
    renderToStaticMarkup(<Drawing id={id as DrawingId} locale={locale} />),
  ]);
  for (const [n, own] of labels.entries()) Object.assign(own, asWritten[n]);
  const scenes = [...sceneDrawings.keys()].map((id) => [
    id,
    (words.get(id) ?? [[]])
      .map((own) =>
        renderToStaticMarkup(
          <SceneDrawing
            visual={id}
            background="plain"
            mood="calm"
            words={fillClaims(own, id, locale).map(say)}
            locale={locale}
          />,
        ),
      )
      .join(''),
  ]);
  return Object.fromEntries([...guides, ...scenes]);
}
