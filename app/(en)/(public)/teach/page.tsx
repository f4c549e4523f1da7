import { pageMetadata } from '@/components/layout/metadata';
import { TeachPage } from '@/components/teach/teach-page';
import { getPage } from '@/lib/pages/pages';

export const metadata = pageMetadata(getPage('/teach', 'en'));

export default function Page() {
  return <TeachPage locale="en" />;
}
