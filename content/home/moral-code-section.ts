import { homeSources } from './home-sources';

export const moralCases = [
  {
    id: 'inflation',
    sources: [homeSources.apArgentina],
  },
  {
    id: 'censorship',
    sources: [homeSources.afpWikileaks, homeSources.droidGuyWikileaks],
  },
  {
    id: 'confiscation',
    sources: [homeSources.bankOfCyprus, homeSources.reutersCyprus],
  },
  {
    id: 'exclusion',
    sources: [homeSources.findex2025, homeSources.findexReasons],
  },
  {
    id: 'manipulation',
    sources: [homeSources.imfArgentina, homeSources.valueOverflow],
  },
  {
    id: 'war-financing',
    sources: [homeSources.mulderWarFinance, homeSources.hardachWarFinance, homeSources.apBybit],
  },
] as const;

export type MoralCaseId = (typeof moralCases)[number]['id'];
