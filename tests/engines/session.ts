/**
 * What the journeys need of a browser: the same in `firefox.ts` and `webkit.ts`. A session is a reader without a past: nothing is stored,
 * nothing cached.
 */
export interface Session {
  /** Returns when the page has loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page; it sees only what it is given. */
  run<Given extends unknown[], Result>(work: (...given: Given) => Result, ...given: Given): Promise<Awaited<Result>>;
  /** Moves the mouse to a place of the viewport, in CSS pixels, and clicks. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  key(name: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** From now on each request whose address matches is lost, which is no complaint. */
  lose(addresses: RegExp): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** What the pages have written to the console, their errors, blocked and failed requests, since the session began. */
  complaints(): Promise<string[]>;
  end(): Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Space' | 'End' | 'PageDown' | 'ArrowRight' | 'ArrowDown';

export interface Engine {
  begin(): Promise<Session>;
  stop(): Promise<void>;
}

/** The site, and how a reader has set the browser. */
export interface Settings {
  site: string;
  hasScript?: boolean;
}
