'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import { isSearchKeyOn, onSearchKeyChange, setSearchKey } from '@/components/layout/bar/search-key';
import { CheckBox } from '@/components/ui/fields/check-box';
import type { Content } from '@/lib/content/content';

/** Switches the key "/" on and off for every page. */
export function KeyChoice({ id, words }: { id: string; words: Content['search']['key'] }) {
  const [isOn, setOn] = useState(true);
  const [isLost, setLost] = useState(false);
  useLayoutEffect(() => setOn(isSearchKeyOn()), []);
  useEffect(() => onSearchKeyChange(() => setOn(isSearchKeyOn())), []);
  return (
    <div className="mt-1 max-w-3xl text-base leading-snug">
      <label className="inline-flex min-h-11 items-center gap-3">
        <CheckBox
          checked={isOn}
          aria-describedby={isLost ? `${id}-lost` : undefined}
          onChange={({ target }) => setLost(!setSearchKey(target.checked))}
        />
        <span>{words.choice}</span>
      </label>
      {isLost && (
        <p id={`${id}-lost`} role="alert" className="text-loss">
          {words.lost}
        </p>
      )}
    </div>
  );
}
