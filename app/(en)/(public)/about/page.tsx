import { AboutPage } from '@/components/about/about-page';
import { pageMetadata } from '@/components/layout/metadata';
import { getPage } from '@/lib/pages/pages';

export const metadata = pageMetadata(getPage('/about', 'en'));

export default function Page() {
  return <AboutPage locale="en" />;
}
