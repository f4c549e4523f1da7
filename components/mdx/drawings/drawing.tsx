import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { address } from './address';
import { blocks, minedBlocks } from './blocks';
import { channel } from './channel';
import { keys } from './keys';
import { payment } from './payment';
import type { DrawingPlan } from './plan';
import { queue } from './queue';
import { seed } from './seed';

type Words = ReturnType<typeof getContent>['drawings'];
export type DrawingId = keyof Words;

const drawings: { [Id in DrawingId]: DrawingPlan<Extract<keyof Words[Id]['labels'], string>> } = {
  blocks,
  'mined-blocks': minedBlocks,
  payment,
  queue,
  keys,
  channel,
  address,
  seed,
};

export function Drawing({ id, locale }: { id: DrawingId; locale: Locale }) {
  const plan: DrawingPlan<string> | undefined = drawings[id];
  if (!plan) throw new Error(`<Drawing id="${id}">: id must be one of ${Object.keys(drawings).join(', ')}`);
  const words = getContent(locale).drawings[id];
  const values = plan.values?.(locale) ?? {};
  const labels = Object.fromEntries(Object.entries(words.labels).map(([key, label]) => [key, fill(label, values)]));
  return (
    <figure className="wide figure gap-6 md:grid md:grid-cols-[1fr_14rem]">
      <svg
        viewBox={`0 0 320 ${plan.height}`}
        fontSize="14"
        role="img"
        aria-label={fill(words.text, values)}
        className="block h-auto w-full rounded-lg border border-line bg-paper"
      >
        {plan.draw(labels, values)}
      </svg>
      <figcaption className="figure-note self-end text-pretty">{fill(words.caption, values)}</figcaption>
    </figure>
  );
}
