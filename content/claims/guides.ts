/**
 * Numbers that guides and lessons repeat from their sources, and that a drawing shows, too. Text and drawing read them here, so that
 * they cannot differ. The words of each row state where it was read, and its limits.
 */
import { type SourceRow, sources } from '../sources';
import { number, percent, trimmedPercent, usd, usdCompact } from './parts';
import type { ClaimFormat, ReadRow, ReadSource } from './types';

/** A source with an address of its own; a part of another source has none. */
type WholeSource = {
  [Id in keyof typeof sources]: (typeof sources)[Id] extends SourceRow ? Id : never;
}[keyof typeof sources];

/** @param date the day, month or year of the value */
function source(id: WholeSource, date: string): ReadSource {
  const { title, language, url }: SourceRow = sources[id];
  return { title, url, date, ...(language && { language }) };
}

const trimmedOne: ClaimFormat = { kind: 'number', decimals: 1, isTrimmed: true };

export const guideClaims = {
  'strategy-average-cost': { format: usd(0), value: 75_644, source: source('strategy-2026', '2026-04-05') },
  'block-first-coins': { format: number(0), value: 4_709, source: source('block', '2020-10') },
  'block-first-cost': { format: usdCompact, value: 50e6, source: source('block', '2020-10') },
  'block-second-coins': { format: number(0), value: 3_318, source: source('block', '2021-02') },
  'block-second-cost': { format: usdCompact, value: 170e6, source: source('block', '2021-02') },
  'ftx-paid': { format: percent(0), value: 119, source: source('ftx', '2024-10-07') },
  'ftx-bitcoin-value': { format: usd(0), value: 16_871, source: source('ftx-price', '2022-11') },
  'salvador-paid-2023': { format: percent(0), value: 12, source: source('uca-2023', '2023') },
  'salvador-paid-2024': { format: trimmedPercent, value: 8.1, source: source('uca-2024', '2024') },
  'remittance-plain': { format: percent(1), value: 6.2, source: source('remittance', '2023-09') },
  'remittance-weighted': { format: percent(1), value: 4.8, source: source('remittance', '2023-09') },
  'app-users-at-loss-least': { format: percent(0), value: 73, source: source('bis-report', '2022-11') },
  'app-users-at-loss-most': { format: percent(0), value: 81, source: source('bis-report', '2022-11') },
  'adults-with-crypto-2023': { format: percent(0), value: 7, source: source('shed', '2023') },
  'adults-paying-with-crypto-2023': { format: percent(0), value: 1, source: source('shed', '2023') },
  'children-died-1800': { format: percent(0), value: 40, source: source('owid', '1800') },
  'children-died-2021': { format: percent(0), value: 4, source: source('owid', '2021') },
  'lump-sum-ahead-stocks': { format: percent(0), value: 68, source: source('vanguard', '2022') },
  'soldiers-rate-least': { format: trimmedPercent, value: 17.5, source: source('warner-pleeter', '1992') },
  'soldiers-rate-most': { format: trimmedPercent, value: 19.8, source: source('warner-pleeter', '1992') },
  'pool-group-share-2024': { format: percent(0), value: 40, source: source('pool-shares', '2024-05') },
  'pool-groups-share-2025': { format: percent(0), value: 95, source: source('pools-2025', '2025') },
  'miner-joules-air': { format: trimmedOne, value: 15, source: source('s21-pro', '2026') },
  'miner-joules-water': { format: trimmedOne, value: 9.7, source: source('s23-hydro', '2026') },
  'mining-gas-share': { format: percent(1), value: 38.2, source: source('cambridge-2025', '2024-06') },
  'riot-cut': { format: percent(0), value: 95, source: source('riot-credits', '2023-08') },
  'riot-credits-paid': { format: usdCompact, value: 31.7e6, source: source('riot-credits', '2023-08') },
  'node-disk-full': { format: number(0), value: 750, source: source('full-node-guide', '2026-04-17') },
  'node-disk-pruned-least': { format: number(0), value: 15, source: source('core-sizes', '2025-09') },
  'node-disk-pruned-most': { format: number(0), value: 20, source: source('core-sizes', '2025-09') },
  'fee-rate-low-2026': { format: number(0), value: 1, source: source('fees-2026', '2026-05') },
  'fee-rate-high-2026': { format: number(0), value: 2, source: source('fees-2026', '2026-05') },
  'fee-rate-rush-2024': { format: number(0), value: 73, source: source('fees-2024', '2024-02') },
  'core-newest-version': { format: number(0), value: 32, source: source('core-32-1', '2026-10') },
  'allowlist-hold': { format: number(0), value: 48, source: source('coinbase-allowlist', '2026-11') },
  'chain-split-own-blocks': { format: number(0), value: 8, source: source('knots-eight', '2026-08-29') },
} satisfies Record<string, ReadRow>;
