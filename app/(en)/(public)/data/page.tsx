import { DataIndex } from '@/components/data/data-index';
import { pageMetadata } from '@/components/layout/metadata';
import { getPage } from '@/lib/pages/pages';

export const metadata = pageMetadata(getPage('/data', 'en'));

export default function Page() {
  return <DataIndex locale="en" />;
}
