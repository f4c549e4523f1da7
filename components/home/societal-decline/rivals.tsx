import { Fold } from '@/components/ui/folds/fold';
import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { RivalDrawing } from './rival-drawings';
import './rivals.css';

const SHOWN_ON_PHONES = 3;

/** Other causes that are discussed, the later ones behind a fold on a phone. */
export function Rivals({ locale }: { locale: Locale }) {
  const words = getContent(locale).home.exhibits['societal-decline'].rivals;
  const list = (from: number, to?: number) => (
    <ul>
      {words.items.slice(from, to).map(({ id, name, text }) => (
        <li key={id}>
          <RivalDrawing id={id} />
          <strong>{name}</strong> {text}
        </li>
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="rivals-title" className="rivals">
      <div>
        <h3 id="rivals-title" className="text-2xl md:text-3xl lg:text-4xl">
          {words.title}
        </h3>
        <p className="mt-2 text-balance max-md:text-base md:mt-4 lg:text-xl">{words.intro}</p>
      </div>
      {list(0, SHOWN_ON_PHONES)}
      <Fold summary={fill(words.more, { n: words.items.length - SHOWN_ON_PHONES })} onPhonesOnly>
        {list(SHOWN_ON_PHONES)}
      </Fold>
    </section>
  );
}
