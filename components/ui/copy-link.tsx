'use client';

import { Check, type IconNode, Link2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Button, type ButtonVariant } from './button';

const COPIED_SHOWN_MS = 2000;

type Words = { copyLink: string; linkCopied: string; copyFailed: string; linkField: string };

/**
 * Copies a URL and confirms it for two seconds. If the clipboard is refused, the URL is shown and selected in a field. `url` is
 * a function where it is known only at the time of the press. A path is resolved against the address of the page.
 */
export function CopyLink({
  url,
  words,
  variant = 'secondary',
  icon = Link2,
}: {
  url: string | (() => string);
  words: Words;
  variant?: ButtonVariant;
  icon?: IconNode;
}) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (state === 'failed') field.current?.select();
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const address = () => {
    const given = typeof url === 'function' ? url() : url;
    return given.startsWith('/') ? new URL(given, window.location.href).href : given;
  };

  async function copy() {
    try {
      await navigator.clipboard.writeText(address());
      setState('copied');
    } catch {
      setState('failed');
      field.current?.select();
    }
  }

  return (
    <>
      <Button variant={variant} onClick={copy} className="no-js:hidden">
        {variant !== 'quiet' && <Icon node={state === 'copied' ? Check : icon} className="size-4" />}
        <span>{state === 'copied' ? words.linkCopied : words.copyLink}</span>
      </Button>
      <span role="status" className={state === 'failed' ? 'basis-full text-base text-loss' : 'sr-only'}>
        {state === 'copied' ? words.linkCopied : state === 'failed' && words.copyFailed}
      </span>
      {state === 'failed' && (
        <input
          ref={field}
          readOnly
          value={address()}
          aria-label={words.linkField}
          className="min-h-11 w-full rounded-md border border-control bg-raised px-3"
        />
      )}
    </>
  );
}
