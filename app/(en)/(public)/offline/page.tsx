import { pageMetadata } from '@/components/layout/metadata';
import { OfflinePage } from '@/components/offline/offline-page';
import { getPage } from '@/lib/pages/pages';

export const metadata = pageMetadata(getPage('/offline', 'en'));

export default function Page() {
  return <OfflinePage locale="en" />;
}
