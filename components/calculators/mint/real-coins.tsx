import { romanSilver } from '@/content/roman-silver';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { CutCoin } from './cut-coin';

/** Six Roman coins cut open, with what is known about each. */
export function RealCoins({ words, locale }: { words: Content['calculators']['Mint']; locale: Locale }) {
  return (
    <section aria-labelledby="real-coins">
      <h4 id="real-coins" className="text-xl">
        {words.real}
      </h4>
      <ul aria-label={words.realList} className="mt-4 grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-3">
        {romanSilver.map((coin) => {
          const percent = formatNumber(coin.percent, locale);
          return (
            <li key={coin.id} className="flex items-start tiny:flex-wrap gap-4 border-line border-t pt-4">
              <svg viewBox="0 0 64 64" aria-hidden="true" className="size-16 shrink-0" strokeWidth="2">
                <CutCoin x={32} y={32} radius={29} silver={coin.percent / 100} />
              </svg>
              <div>
                <p className="font-display text-xl leading-tight">
                  {words.coinNames[coin.id]}{' '}
                  <span className="whitespace-nowrap text-loss tabular-nums">
                    {fill('isBelow' in coin ? words.below : words.percent, { percent })}
                  </span>
                </p>
                <p className="mt-1 text-base text-muted">
                  {words.coinNotes[coin.id]}
                  {'older' in coin && ` ${fill(words.olderNote, { low: coin.older[0], high: coin.older[1] })}`}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 max-w-[40rem] text-base text-muted">{words.realNote}</p>
    </section>
  );
}
