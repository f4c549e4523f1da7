import { homeSources } from './home-sources';

export const moralCases = [
  {
    id: 'inflation',
    fiatIcon: 'trending-up',
    bitcoinIcon: 'lock',
    sources: [homeSources.apArgentina],
  },
  {
    id: 'censorship',
    fiatIcon: 'ban',
    bitcoinIcon: 'send',
    sources: [homeSources.afpWikileaks, homeSources.droidGuyWikileaks],
  },
  {
    id: 'confiscation',
    fiatIcon: 'landmark',
    bitcoinIcon: 'key-round',
    sources: [homeSources.bankOfCyprus, homeSources.reutersCyprus],
  },
  {
    id: 'exclusion',
    fiatIcon: 'door-closed',
    bitcoinIcon: 'smartphone',
    sources: [homeSources.findex2025, homeSources.findexReasons],
  },
  {
    id: 'manipulation',
    fiatIcon: 'sliders-horizontal',
    bitcoinIcon: 'scan-search',
    sources: [homeSources.imfArgentina, homeSources.valueOverflow],
  },
  {
    id: 'war-financing',
    fiatIcon: 'swords',
    bitcoinIcon: 'scale',
    sources: [homeSources.mulderWarFinance, homeSources.hardachWarFinance, homeSources.apBybit],
  },
] as const;

export type MoralCaseId = (typeof moralCases)[number]['id'];
