import type { MDXComponents } from 'mdx/types';
import { guideCalculators } from '@/components/calculators/registry';
import { ChainToBreak } from '@/components/scenes/chain-to-break';
import type { Guide } from '@/lib/content/guides/guide-text';
import type { Locale } from '@/lib/format/locale';
import { AddressLine } from './address-line';
import { createBand } from './band';
import { Beside } from './beside';
import { Callout } from './callout';
import { Case } from './case';
import { Cells } from './cells';
import { createCite } from './cite';
import { Claim } from './claim';
import { Code } from './code';
import { Columns } from './columns';
import { Command } from './command';
import { Compare, CustodyIcon } from './compare';
import { Deeper } from './deeper';
import { Drawing } from './drawings/drawing';
import { EnergyTable } from './energy-table';
import { FeePriorityTable } from './fee-priority-table';
import { FormTable } from './form-table';
import { createHeading3, Heading2 } from './heading';
import { inLanguage } from './in-language';
import { InTable } from './in-table';
import { Lead } from './lead';
import { OwnerLink, ProseLink } from './links';
import { InviteLimits, NotAdvice, ReferralDisclosure } from './notices';
import { PhoneFold } from './phone-fold';
import { PlainTable } from './plain-table';
import { Points } from './points';
import { PrefixTable } from './prefix-table';
import { ProseTable } from './prose-table';
import { Step } from './step';
import { StrikeTerm } from './strike-term';
import { Sum } from './sum';
import { MdxTab, MdxTabs } from './tabs';
import { Term } from './term';
import { TickList } from './tick-list';
import { TotalsTable } from './totals-table';
import { Video } from './video';
import { VideoPair } from './video-pair';
import { WritingSheet } from './writing-sheet';
import './prose.css';
import './heading.css';
import './step.css';
import './points.css';
import './term.css';
import './callout.css';
import './deeper.css';
import './video.css';
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
