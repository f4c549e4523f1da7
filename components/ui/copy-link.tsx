import { Check, type IconNode, Link2 } from 'lucide';
import { Fragment, type HTMLAttributes } from 'react';
import { Icon } from '@/components/ui/icon';
import { Button, type ButtonVariant } from './button';

type Words = { copyLink: string; linkCopied: string; copyFailed: string; linkField: string };

/**
 * Copies an address or another text and confirms it for two seconds. If the clipboard is refused, the text is shown and selected in a
 * field (copy-link.behaviour.ts). Only markup, for pages and for islands: React never changes what the behaviour sets.
 */
export function CopyLink({
  url,
  press = 'copy',
  words,
  variant = 'secondary',
  icon = Link2,
}: {
  /** A path or a fragment is resolved against the address of the page. */
  url?: string;
  /** For a text that is known only at the press. */
  press?: HTMLAttributes<HTMLElement>['data-press'];
  words: Words;
  variant?: ButtonVariant;
  icon?: IconNode;
}) {
  const label = (icon: IconNode, text: string) => (
    <>
      {variant !== 'quiet' && <Icon node={icon} className="size-4" />}
      <span>{text}</span>
    </>
  );
  return (
    <>
      <Button
        variant={variant}
        data-press={press}
        data-url={url}
        data-failed={words.copyFailed}
        className="no-js:hidden"
      >
        <span className="contents">{label(icon, words.copyLink)}</span>
        <span className="contents" hidden>
          {label(Check, words.linkCopied)}
        </span>
      </Button>
      {/* A message is about one text: with another, it is gone. */}
      <Fragment key={url}>
        <span
          role="status"
          className="not-data-failed:sr-only data-failed:basis-full data-failed:text-base data-failed:text-loss"
        />
        <textarea
          hidden
          readOnly
          rows={1}
          // A value that a reload restores would be taken for one that was typed.
          autoComplete="off"
          aria-label={words.linkField}
          className="w-full resize-none overflow-hidden whitespace-pre rounded-md border border-control bg-raised px-3 leading-11"
        />
      </Fragment>
    </>
  );
}
