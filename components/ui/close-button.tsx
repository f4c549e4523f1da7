import clsx from 'clsx';
import { X } from 'lucide';
import { Icon } from './icon';

/** Dismisses a notice. */
export function CloseButton({ label, onClick, className }: { label: string; onClick: () => void; className?: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={clsx('grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunk', className)}
    >
      <Icon node={X} className="size-5" />
    </button>
  );
}
