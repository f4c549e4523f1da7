import { type AddressFault, ANCHOR, type ExploreState, parseHash, toHash } from '@/lib/explore/state';
import { useLinkedState } from './use-linked-state';

/** The state of the reader's own chart. */
export const useExplorerState = (start: ExploreState) =>
  useLinkedState<ExploreState, AddressFault>({ anchor: ANCHOR, start, parse: parseHash, toHash });
