import type { ComponentType, DetailedHTMLProps, HTMLAttributes } from 'react';
import type { parts } from './parts.mjs';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-island': DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
        'data-island': string;
        'data-properties': string;
        'data-now'?: string | undefined;
      };
    }
  }
}

export interface SlotMark {
  /** The path of the property whose content the server has rendered, for example `cards.0`. */
  $slot: string;
}

/**
 * A Client Component as a part of the page that becomes interactive by itself (docs/islands.md). The page contains its HTML and its
 * properties. What the server renders for it, a property of type `ReactNode`, stays in the document: the component renders it in a
 * `Slot`.
 *
 * @param name its row in parts.mjs
 * @param options `now`: hydrate after the first paint, without waiting for the reader, because the part shows the reader's own state or
 *   is empty at first. A text: if the storage of the browser has this key, and else at the first sign of a person.
 * @throws {Error} at build, if a property cannot be written as JSON
 */
export function island<Properties extends object>(
  name: keyof typeof parts,
  Part: ComponentType<Properties>,
  { now }: { now?: true | string } = {},
) {
  return function Island(properties: Properties) {
    return (
      <x-island
        data-island={name}
        data-now={now === true ? '' : now}
        data-properties={JSON.stringify(serialize(properties, name))}
      >
        <Part {...properties} />
      </x-island>
    );
  };
}

/**
 * A property as JSON can hold it, with a mark in place of what the server renders.
 *
 * @param path of the property, for messages: the island's name, then keys
 */
export function serialize(value: unknown, path: string): unknown {
  const slot = { $slot: path.slice(path.indexOf('.') + 1) } satisfies SlotMark;
  if (isNode(value) || (path.endsWith('.children') && Array.isArray(value))) return slot;
  if (typeof value === 'number' && !Number.isFinite(value)) throw unwritable(path, String(value));
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    throw unwritable(path, `a ${typeof value}`);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item, index) => serialize(item, `${path}.${index}`));
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw unwritable(path, `a ${prototype.constructor?.name}`);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, serialize(item, `${path}.${key}`)]));
}

const isNode = (value: unknown): boolean => typeof value === 'object' && value !== null && '$$typeof' in value;

const unwritable = (path: string, what: string) =>
  new Error(
    `The property ${path} of an island is ${what}: only JSON and what the server renders can be written in a page.`,
  );
