import { GlossaryPage } from '@/components/guides/glossary/glossary-page';
import { pageMetadata } from '@/components/layout/metadata';
import { getPage } from '@/lib/pages/pages';

export const metadata = pageMetadata(getPage('/glossary', 'en'));

export default function Page() {
  return <GlossaryPage locale="en" />;
}
