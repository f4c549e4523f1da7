import { renderToStaticMarkup } from 'react-dom/server';
import { sceneDrawings } from '@/components/learn/drawings/registry';
import { SceneDrawing } from '@/components/learn/drawings/scene-drawing';
import { Drawing, type DrawingId } from '@/components/mdx/drawings/drawing';
import { getContent } from '@/lib/content/content';

/** Each word with so many of its letters again that it is 1.3 times as long. Numbers, ids and addresses are no words. */
const longer = (text: string) =>
  text.replace(
    /(?<![\p{L}\d{…])\p{L}{2,}(?![\p{L}\d}…])/gu,
    (word) => word + word.slice(-Math.round(word.length * 0.3)),
  );

/**
 * The markup of every drawing of guides and lessons by its id, in English or with longer words.
 *
 * @param words of the drawings of lessons
 */
export function allDrawings(words: ReadonlyMap<string, readonly string[]>, isLonger: boolean): Record<string, string> {
  const say = isLonger ? longer : (text: string) => text;
  const { drawings } = getContent('en');
  const labels = Object.values<{ labels: Record<string, string> }>(drawings).map((drawing) => drawing.labels);
  const english = labels.map((own) => ({ ...own }));
  for (const own of labels) for (const [id, label] of Object.entries(own)) own[id] = say(label);
  const guides = Object.keys(drawings).map((id) => [
    id,
    renderToStaticMarkup(<Drawing id={id as DrawingId} locale="en" />),
  ]);
  for (const [n, own] of labels.entries()) Object.assign(own, english[n]);
  const scenes = [...sceneDrawings.keys()].map((id) => [
    id,
    renderToStaticMarkup(
      <SceneDrawing visual={id} background="plain" mood="calm" words={(words.get(id) ?? []).map(say)} />,
    ),
  ]);
  return Object.fromEntries([...guides, ...scenes]);
}
