import { Printer } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** Leads to the parts of a class hour and prints all of them. It stays in view: see `teach.css`. */
export function PartNav({
  parts,
  words,
}: {
  /** Each with its fragment id. */
  parts: readonly { id: string; name: string }[];
  words: { label: string; print: string; printAll: string };
}) {
  return (
    <nav aria-label={words.label} className="teach-part-nav full-bar print:hidden">
      <ul className="flex flex-wrap items-center gap-x-5 sm:gap-x-7">
        {parts.map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="relative inline-flex min-h-11 items-center font-semibold after:absolute after:-inset-x-2 after:inset-y-0 text-base underline decoration-line underline-offset-4 hover:decoration-2 hover:decoration-bitcoin"
            >
              {name}
            </a>
          </li>
        ))}
        <li className="no-js:hidden ml-auto">
          <Button aria-label={words.printAll} className="px-4" data-press="print">
            <Icon node={Printer} className="size-4 max-sm:hidden" />
            {words.print}
          </Button>
        </li>
      </ul>
    </nav>
  );
}
