import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import type { OwnerLinkId } from '@/content/site';
import type { Guide } from '@/lib/content/guides';
import type { Locale } from '@/lib/format/locale';
import { guideCalculators } from './calculators';
import { Callout, type CalloutKind } from './callout';
import { createCite } from './cite';
import { Claim } from './claim';
import { EnergyTable } from './energy-table';
import { FeePriorityTable } from './fee-priority-table';
import { Heading } from './heading';
import { OwnerLink, ProseLink } from './links';
import { NotAdvice, ReferralDisclosure } from './notices';
import { ProseTable, TableCell, TableHead } from './prose-table';
import { MdxTab, MdxTabs } from './tabs';
import { Term } from './term';
import { Video } from './video';

/** The one table of what authors may use in a guide, bound to the guide and its language. */
export function mdxComponents(guide: Guide, locale: Locale): MDXComponents {
  return {
    h2: ({ children }) => <Heading level={2} locale={locale} text={children} />,
    h3: ({ children }) => <Heading level={3} locale={locale} text={children} />,
    a: ({ href, children }) => (
      <ProseLink href={href} locale={locale}>
        {children}
      </ProseLink>
    ),
    table: ({ children }) => <ProseTable locale={locale}>{children}</ProseTable>,
    th: TableHead,
    td: TableCell,
    Cite: createCite(guide.sources, locale),
    Term,
    Callout: (props: { kind: CalloutKind; title: string; children: ReactNode }) => <Callout {...props} locale={locale} />,
    NotAdvice: () => <NotAdvice locale={locale} />,
    ReferralDisclosure: () => <ReferralDisclosure locale={locale} />,
    OwnerLink: (props: { to: OwnerLinkId; children: ReactNode }) => <OwnerLink {...props} />,
    Claim: (props: { id: string }) => <Claim {...props} locale={locale} />,
    Tabs: MdxTabs,
    Tab: MdxTab,
    Video: (props: { id: string }) => <Video {...props} locale={locale} />,
    EnergyTable: () => <EnergyTable locale={locale} />,
    FeePriorityTable: () => <FeePriorityTable locale={locale} />,
    ...guideCalculators(locale),
  };
}
