import { pageMetadata } from '@/components/layout/metadata';
import { ReviewPage } from '@/components/learn/review/review-page';
import { getPage } from '@/lib/pages/pages';

export const metadata = pageMetadata(getPage('/review', 'en'));

export default function Page() {
  return <ReviewPage locale="en" />;
}
