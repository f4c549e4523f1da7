import { Link2 } from 'lucide';
import { TYPING_PAUSE_MS } from '@/components/ui/browser/typing-pause';
import { useSettled } from '@/components/ui/browser/use-settled';
import { Button } from '@/components/ui/button';
import { CopyLink } from '@/components/ui/copy-link';
import { Icon } from '@/components/ui/icon';
import type { Content } from '@/lib/content/content';

export function CalculatorActions({
  words,
  link,
  onReset,
}: {
  words: Content['calculators']['common']['actions'];
  /** The fragment of the result; null if a field is invalid: the link would restore another result. */
  link: string | null;
  onReset: () => void;
}) {
  // Appears together with the error of the field.
  const isMissing = useSettled(link === null, TYPING_PAUSE_MS) && link === null;
  return (
    <div className="calculator-actions flex flex-wrap gap-2 no-js:hidden max-sm:*:[button]:grow max-sm:*:[button]:px-2.5! max-sm:[&_svg]:hidden sm:gap-3 print:hidden">
      {link ? (
        <CopyLink url={link} words={words} />
      ) : (
        <Button aria-disabled="true" className="cursor-default opacity-60">
          <Icon node={Link2} className="size-4" />
          {words.copyLink}
        </Button>
      )}
      <Button onClick={onReset}>{words.reset}</Button>
      <p role="status" className="basis-full font-medium text-base text-loss empty:hidden">
        {isMissing && words.noLink}
      </p>
    </div>
  );
}
