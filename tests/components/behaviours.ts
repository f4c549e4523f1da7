import { behaviours, presses } from '@/components/document/behaviours';
import { startBehaviours } from '@/components/islands/behaviours';
import { setState } from '@/components/islands/state';

/** Does what the loader does at the first sign of a person: what is rendered by then, and each press later, is answered. */
export function startPage() {
  setState(document.documentElement, 'alive');
  startBehaviours(behaviours, presses);
}
