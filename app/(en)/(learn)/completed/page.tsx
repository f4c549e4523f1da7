import { pageMetadata } from '@/components/layout/metadata';
import { CompletedPage } from '@/components/learn/completed/completed-page';
import { getPage } from '@/lib/pages/pages';

export const metadata = pageMetadata(getPage('/completed', 'en'));

export default function Page() {
  return <CompletedPage locale="en" />;
}
