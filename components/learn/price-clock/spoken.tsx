'use client';

import { useState } from 'react';
import { useSettled } from '@/components/calculators/shared/use-settled';

const SPOKEN_AFTER_MS = 1000;

/** Says the advice when the choice has rested; nothing at first, because nobody asked yet. */
export function Spoken({ text }: { text: string }) {
  const [first] = useState(text);
  const [isAsked, setAsked] = useState(false);
  const settled = useSettled(text, SPOKEN_AFTER_MS);
  if (!isAsked && settled !== first) setAsked(true);
  return <output className="sr-only">{isAsked && settled}</output>;
}
