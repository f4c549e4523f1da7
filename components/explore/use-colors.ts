import { type RefObject, useEffect, useState } from 'react';

/**
 * The computed `fill` of the elements with `data-color` in an element, by the value of the attribute: a canvas knows no class. They are read
 * again when the theme changes.
 */
export function useColors(element: RefObject<HTMLElement | null>): ReadonlyMap<string, string> {
  const [colors, setColors] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const read = () =>
      setColors(
        new Map(
          [...(element.current?.querySelectorAll<SVGElement>('[data-color]') ?? [])].map((sample) => [
            sample.dataset.color ?? '',
            getComputedStyle(sample).fill,
          ]),
        ),
      );
    read();
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const theme = new MutationObserver(read);
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    system.addEventListener('change', read);
    return () => {
      theme.disconnect();
      system.removeEventListener('change', read);
    };
  }, [element]);
  return colors;
}
