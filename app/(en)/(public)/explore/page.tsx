import { ExplorePage } from '@/components/explore/explore-page';
import { pageMetadata } from '@/components/layout/metadata';
import { getPage } from '@/lib/pages/pages';

export const metadata = pageMetadata(getPage('/explore', 'en'));

export default function Page() {
  return <ExplorePage locale="en" />;
}
