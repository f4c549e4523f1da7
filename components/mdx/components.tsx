import type { MDXComponents } from 'mdx/types';
import { guideCalculators } from '@/components/calculators/registry';
import { ChainToBreak } from '@/components/scenes/chain-to-break';
import type { Guide } from '@/lib/content/guides/guide-text';
import type { Locale } from '@/lib/format/locale';
import { AddressLine } from './blocks/address-line';
import { createBand } from './blocks/band';
import { Beside } from './blocks/beside';
import { Callout } from './blocks/callout';
import { Case } from './blocks/case';
import { Cells } from './blocks/cells';
import { Columns } from './blocks/columns';
import { Command } from './blocks/command';
import { Deeper } from './blocks/deeper';
import { Lead } from './blocks/lead';
import { InviteLimits, NotAdvice, ReferralDisclosure } from './blocks/notices';
import { PhoneFold } from './blocks/phone-fold';
import { Points } from './blocks/points';
import { Step } from './blocks/step';
import { Sum } from './blocks/sum';
import { MdxTab, MdxTabs } from './blocks/tabs';
import { TickList } from './blocks/tick-list';
import { WritingSheet } from './blocks/writing-sheet';
import { Drawing } from './drawings/drawing';
import { createHeading3, Heading2 } from './heading';
import { inLanguage } from './in-language';
import { createCite } from './inline/cite';
import { Claim } from './inline/claim';
import { Code } from './inline/code';
import { OwnerLink, ProseLink } from './inline/links';
import { StrikeTerm } from './inline/strike-term';
import { Term } from './inline/term';
import { Compare, CustodyIcon } from './tables/compare';
import { EnergyTable } from './tables/energy-table';
import { FeePriorityTable } from './tables/fee-priority-table';
import { FormTable } from './tables/form-table';
import { InTable } from './tables/in-table';
import { PlainTable } from './tables/plain-table';
import { PrefixTable } from './tables/prefix-table';
import { ProseTable } from './tables/prose-table';
import { TotalsTable } from './tables/totals-table';
import { Video } from './video/video';
import { VideoPair } from './video/video-pair';
import './prose.css';
import './sources.css';

/** Every component that authors may use in a guide. */
export function mdxComponents(guide: Guide, locale: Locale): MDXComponents {
  const bound = inLanguage(locale);
  return {
    h2: Heading2,
    h3: createHeading3(guide),
    a: bound(ProseLink),
    code: Code,
    table: bound(ProseTable),
    Cite: createCite(guide.sources, locale),
    Term,
    Callout: bound(Callout),
    Deeper: bound(Deeper),
    InTable: bound(InTable),
    Lead,
    AddressLine,
    Band: createBand(guide.category),
    Beside,
    Cells,
    Columns,
    Command,
    Compare,
    CustodyIcon,
    FormTable: bound(FormTable),
    PhoneFold,
    PlainTable,
    Points,
    PrefixTable,
    Step,
    TickList,
    TotalsTable,
    NotAdvice: bound(NotAdvice),
    ReferralDisclosure: bound(ReferralDisclosure),
    InviteLimits: bound(InviteLimits),
    OwnerLink,
    Sum: bound(Sum),
    StrikeTerm: bound(StrikeTerm),
    Claim: bound(Claim),
    Case: bound(Case),
    Tabs: MdxTabs,
    Tab: MdxTab,
    Video: bound(Video),
    VideoPair: bound(VideoPair),
    Drawing: bound(Drawing),
    ChainToBreak: bound(ChainToBreak),
    EnergyTable: bound(EnergyTable),
    FeePriorityTable: bound(FeePriorityTable),
    WritingSheet,
    ...guideCalculators(locale),
  };
}
