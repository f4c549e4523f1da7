import { pageMetadata } from '@/components/layout/metadata';
import { ConceptsPage } from '@/components/learn/concepts/concepts-page';
import { getPage } from '@/lib/pages/pages';

export const metadata = pageMetadata(getPage('/concepts', 'en'));

export default function Page() {
  return <ConceptsPage locale="en" />;
}
