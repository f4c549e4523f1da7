import { DataIndex } from '@/components/data/data-index';
import { pageMetadata } from '@/components/layout/metadata';
import { staticPages } from '@/lib/content/pages';

export const metadata = pageMetadata(staticPages('en').data);

export default function Page() {
  return <DataIndex locale="en" />;
}
