import clsx from 'clsx';
import type { ReactNode } from 'react';
import { fill } from '@/lib/format/fill';

interface Props {
  /** "{n} of {count}". */
  position: string;
  index: number;
  names: readonly string[];
  className: string;
  children: ReactNode;
}

/** A slide of a Carousel. The server renders it, so it adds nothing to the properties of the carousel. */
export function CarouselSlide({ position, index, names, className, children }: Props) {
  return (
    <li
      aria-roledescription="slide"
      aria-label={`${fill(position, { n: index + 1, count: names.length })}: ${names[index]}`}
      className={clsx('shrink-0 snap-start', className)}
    >
      {children}
    </li>
  );
}
