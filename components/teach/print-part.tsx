import { Printer } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** Prints one part of the page. */
export function PrintPart({
  part,
  label,
  short,
}: {
  part: string;
  label: string;
  /** The label on phones. It begins `label`. */
  short: string;
}) {
  return (
    <Button
      variant="quiet"
      aria-label={label}
      data-press="print"
      data-part={part}
      className="-mx-2 no-js:hidden print:hidden"
    >
      <Icon node={Printer} className="size-4" />
      <span className="sm:hidden">{short}</span>
      <span className="max-sm:hidden">{label}</span>
    </Button>
  );
}
