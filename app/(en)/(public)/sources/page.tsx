import { pageMetadata } from '@/components/layout/metadata';
import { SourcesPage } from '@/components/sources/sources-page';
import { staticPages } from '@/lib/content/pages';

export const metadata = pageMetadata(staticPages('en').sources);

export default function Page() {
  return <SourcesPage locale="en" />;
}
