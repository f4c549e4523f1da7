import './drawing.css';
import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import type { DrawingPlan } from './plan';
import * as plans from './plans';

type Words = ReturnType<typeof getContent>['drawings'];
export type DrawingId = keyof Words;

const drawings: { [Id in DrawingId]: DrawingPlan<Extract<keyof Words[Id]['labels'], string>> } = plans;

/** The height from which a drawing as wide as the text would fill a screen. */
const TALL = 350;

/** A drawing of a step has neither a caption nor a text for screen readers: the text of the step says what it shows. */
export function Drawing({ id, locale }: { id: DrawingId; locale: Locale }) {
  const plan: DrawingPlan<string> | undefined = drawings[id];
  if (!plan)
    throw new Error(`<Drawing id="${id}">: id must be one of ${Object.keys(getContent(locale).drawings).join(', ')}`);
  const words: { labels: Record<string, string>; text?: string; caption?: string } = getContent(locale).drawings[id];
  const values = plan.values?.(locale) ?? {};
  const labels = Object.fromEntries(Object.entries(words.labels).map(([key, label]) => [key, fill(label, values)]));
  return (
    <figure className={words.caption ? 'figure captioned' : 'step-drawing'}>
      <svg
        viewBox={`0 0 320 ${plan.height}`}
        fontSize="14"
        role={words.text && 'img'}
        aria-label={words.text && fill(words.text, values)}
        aria-hidden={words.text ? undefined : true}
        className={plan.height > TALL ? 'drawing tall' : 'drawing'}
      >
        {plan.draw(labels, values)}
      </svg>
      {words.caption && <figcaption className="figure-note">{fill(words.caption, values)}</figcaption>}
    </figure>
  );
}
