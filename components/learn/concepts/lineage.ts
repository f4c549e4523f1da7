import type { ConceptId } from '@/content/concepts';

export interface Edge {
  readonly from: ConceptId;
  readonly to: ConceptId;
}

/** The concept with all its prerequisites and dependents, direct and indirect. */
export function lineage(concept: ConceptId, edges: readonly Edge[]): ReadonlySet<ConceptId> {
  const follow = (start: ConceptId, from: keyof Edge, to: keyof Edge): ConceptId[] => [
    start,
    ...edges.filter((edge) => edge[from] === start).flatMap((edge) => follow(edge[to], from, to)),
  ];
  return new Set([...follow(concept, 'from', 'to'), ...follow(concept, 'to', 'from')]);
}
