import './drawing.css';
import '../figure.css';
import { fillClaims } from '@/lib/content/claims/fill-claims';
import { getContent, getOwnWords } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import type { DrawingPlan } from './plan';
import * as plans from './plans';

type Words = ReturnType<typeof getContent>['drawings'];
export type DrawingId = keyof Words;

const drawings: { [Id in DrawingId]: DrawingPlan<Extract<keyof Words[Id]['labels'], string>> } = plans;

/** The height from which a drawing as wide as the text would fill a screen. */
const TALL = 350;

/** The plan of a drawing, its words, and its labels with their values. */
export function getDrawing(id: DrawingId, locale: Locale) {
  const plan: DrawingPlan<string> | undefined = drawings[id];
  if (!plan)
    throw new Error(`<Drawing id="${id}">: id must be one of ${Object.keys(getContent(locale).drawings).join(', ')}`);
  const words: { labels: Record<string, string>; text?: string; caption?: string } = getContent(locale).drawings[id];
  const values = plan.values?.(locale) ?? {};
  const labels = Object.fromEntries(Object.entries(words.labels).map(([key, label]) => [key, fill(label, values)]));
  return { plan, words, labels, values };
}

/** What a drawing and its words show of the figures. */
export function readForDrawing(id: DrawingId, locale: Locale): void {
  const { plan, labels, values } = getDrawing(id, locale);
  plan.draw(labels, values);
  plan.wide?.draw(labels, values);
  fillClaims(getOwnWords(locale).drawings[id], id, locale);
}

/** A drawing of a step has neither a caption nor a text for screen readers: the text of the step says what it shows. */
export function Drawing({ id, locale }: { id: DrawingId; locale: Locale }) {
  const { plan, words, labels, values } = getDrawing(id, locale);
  const role = words.text && (plan.hasLinks ? 'group' : 'img');
  const label = words.text && fill(words.text, values);
  const name = { role, 'aria-label': label };
  /** Its links are not hidden from screen readers. */
  const inside = plan.hasLinks ? {} : { 'aria-hidden': true };
  const isHidden = words.text ? undefined : true;
  const narrow = { viewBox: `0 0 320 ${plan.height}`, fontSize: 14 };
  const scene = plan.draw(labels, values);
  return (
    <figure className={words.caption ? 'figure captioned' : 'step-drawing'}>
      {plan.cut ? (
        <div role="img" aria-label={label} className="drawing halves">
          <svg aria-hidden="true" viewBox={`0 0 320 ${plan.cut}`} fontSize="14">
            <g id={`drawing-${id}`}>{scene}</g>
          </svg>
          <svg aria-hidden="true" viewBox={`0 ${plan.cut} 320 ${plan.height - plan.cut}`} fontSize="14">
            <use href={`#drawing-${id}`} />
          </svg>
        </div>
      ) : plan.wide ? (
        <div {...name} className="two-widths">
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden, or the group around it has the name */}
          <svg {...inside} {...narrow} className="drawing sm:hidden">
            {scene}
          </svg>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden, or the group around it has the name */}
          <svg {...inside} viewBox={`0 0 640 ${plan.wide.height}`} fontSize="14" className="drawing max-sm:hidden">
            {plan.wide.draw(labels, values)}
          </svg>
        </div>
      ) : (
        <svg
          {...narrow}
          role={role}
          aria-label={label}
          aria-hidden={isHidden}
          className={plan.height > TALL ? 'drawing tall' : 'drawing'}
        >
          {scene}
        </svg>
      )}
      {words.caption && <figcaption className="figure-note">{fill(words.caption, values)}</figcaption>}
    </figure>
  );
}
