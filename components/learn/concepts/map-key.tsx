import { Circle, CircleCheck } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { chapterTones } from '../chapter-coin';
import { lineFills, lineStrokes } from './line-tones';

/** The key of both maps: what the colors of the lines say. */
export function MapKey({ words }: { words: Content['conceptMap']['lines'] }) {
  return (
    <div className="mt-4 text-base text-muted">
      <p>{words.heading}</p>
      <ul className="mt-1.5 grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:max-xl:flex lg:max-xl:flex-wrap">
        {(['ink', 'loss', 'bitcoin', 'gain'] as const).map((tone) => (
          <li key={tone} className="flex items-center gap-3">
            <svg viewBox="0 0 34 10" aria-hidden="true" className="h-2.5 shrink-0">
              <path d="M0 5h28" strokeWidth="3" className={lineStrokes[tone]} />
              <path d="M34 5l-8-4.5v9z" className={lineFills[tone]} />
            </svg>
            {fill(words[tone], { from: chapterTones.indexOf(tone) + 1, to: chapterTones.lastIndexOf(tone) + 1 })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The key of the marks before the ideas: in the list, and in the map of phones and tablets. */
export function RingKey({ words, className }: { words: Content['conceptMap']['list']; className: string }) {
  return (
    <p aria-hidden="true" className={`flex flex-wrap gap-x-6 gap-y-1 text-base text-muted ${className}`}>
      <span className="flex items-center gap-2">
        <Icon node={CircleCheck} className="size-5 text-gain" />
        {words.learned}
      </span>
      <span className="flex items-center gap-2">
        <Icon node={Circle} className="size-5 text-control" />
        {words.open}
      </span>
    </p>
  );
}
