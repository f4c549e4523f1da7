import { pageMetadata } from '@/components/layout/metadata';
import { SearchPage } from '@/components/search/search-page';
import { getPage } from '@/lib/pages/pages';

export const metadata = pageMetadata(getPage('/search', 'en'));

export default function Page() {
  return <SearchPage locale="en" />;
}
