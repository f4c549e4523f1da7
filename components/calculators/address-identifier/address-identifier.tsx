'use client';

import { Eraser, ShieldAlert } from 'lucide';
import { useMemo, useRef, useState } from 'react';
import { useAnnouncement } from '@/components/ui/browser/use-settled';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { identify } from '@/lib/addresses/identify';
import type { Content } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { CalculatorFrame } from '../frame/calculator-frame';
import { Anatomy, spokenVerdict, VerdictPanel } from './verdict-panel';

const ADDRESS_ID = 'address';

type Words = Content['calculators']['AddressIdentifier'];
type ExampleName = keyof Words['exampleNames'];

/**
 * Identifies a pasted code. The text is not sent, stored or written into the URL. `spellCheck` is off because some
 * browsers send the text to a server for it.
 */
export function AddressIdentifier({
  locale,
  words,
  examples,
}: {
  locale: Locale;
  words: Words;
  examples: Record<ExampleName, string>;
}) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = text.trim() === '';
  const found = useMemo(() => identify(isEmpty ? examples.p2wpkh : text), [isEmpty, text, examples]);
  const [before, after] = words.exampleTitle.split('{text}');
  const spoken = useAnnouncement(found && !isEmpty ? spokenVerdict(found, locale, words) : '');

  return (
    <CalculatorFrame
      id={ADDRESS_ID}
      title={words.title}
      noScript={words.noScript}
      stacked="tablet"
      fields={
        <>
          <div className="no-js:hidden">
            <label htmlFor={`${ADDRESS_ID}-text`} className="mb-1.5 block font-semibold text-base">
              {words.field}
            </label>
            <p id={`${ADDRESS_ID}-hint`} className="mb-2 text-base text-muted">
              {words.hint}
            </p>
            <p id={`${ADDRESS_ID}-never`} className="mb-3 flex items-start gap-2 font-medium text-base">
              <Icon node={ShieldAlert} className="mt-0.5 size-5 shrink-0 text-loss" />
              {words.neverWords}
            </p>
            <textarea
              ref={field}
              id={`${ADDRESS_ID}-text`}
              rows={3}
              value={text}
              onChange={(event) => setText(event.target.value)}
              aria-describedby={`${ADDRESS_ID}-hint ${ADDRESS_ID}-never`}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="none"
              spellCheck={false}
              translate="no"
              className="block w-full break-all rounded-md border border-control bg-raised px-3 py-2.5 font-mono text-base hover:border-ink"
            />
          </div>
          <div className="no-js:hidden print:hidden">
            <p id={`${ADDRESS_ID}-examples`} className="text-base text-muted">
              {words.examples}
            </p>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls that are filled in */}
            <div
              role="group"
              aria-labelledby={`${ADDRESS_ID}-examples`}
              className="mt-2 grid grid-cols-2 gap-2 md:max-lg:grid-cols-4"
            >
              {(Object.keys(words.exampleNames) as ExampleName[]).map((name) => (
                <Button
                  key={name}
                  className="px-1! odd:last:col-span-2 max-md:text-sm md:max-lg:odd:last:col-span-1"
                  onClick={() => setText(examples[name])}
                >
                  {words.exampleNames[name]}
                </Button>
              ))}
              {text !== '' && (
                <Button
                  variant="quiet"
                  onClick={() => {
                    setText('');
                    field.current?.focus();
                  }}
                >
                  <Icon node={Eraser} className="size-4" />
                  {words.clear}
                </Button>
              )}
            </div>
          </div>
        </>
      }
      results={
        <section aria-label={words.result}>
          {isEmpty && (
            <p className="mb-4 text-base text-muted">
              {before}
              <code translate="no" className="break-all text-sm">
                {examples.p2wpkh}
              </code>
              {after}
            </p>
          )}
          {found && <VerdictPanel found={found} locale={locale} words={words} />}
          <output className="sr-only">{spoken}</output>
        </section>
      }
    >
      {found && found.parts.length > 0 && <Anatomy found={found} words={words} />}
    </CalculatorFrame>
  );
}
