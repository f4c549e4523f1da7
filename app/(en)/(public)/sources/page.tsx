import { pageMetadata } from '@/components/layout/metadata';
import { SourcesPage } from '@/components/sources/sources-page';
import { getPage } from '@/lib/pages/pages';

export const metadata = pageMetadata(getPage('/sources', 'en'));

export default function Page() {
  return <SourcesPage locale="en" />;
}
