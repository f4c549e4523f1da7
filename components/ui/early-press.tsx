'use client';

import { useEffect } from 'react';

declare global {
  interface Window {
    /** The button that was pressed last, and when: kept by public/first-paint.js, long before any part is alive. */
    pressed?: { button: HTMLButtonElement; at: number };
  }
}

/** Nobody expects an answer to what was pressed longer ago. */
const PATIENCE_MS = 5000;

/** Presses a button again that was pressed in `box` before its script was there, if that was just now. */
export function answerEarlyPress(box: Element) {
  const { pressed } = window;
  if (!pressed || !box.contains(pressed.button) || performance.now() - pressed.at > PATIENCE_MS) return;
  window.pressed = undefined;
  pressed.button.click();
}

/** Answers, as soon as the page is alive, what was pressed before. */
export function EarlyPress() {
  useEffect(() => answerEarlyPress(document.body), []);
  return null;
}
