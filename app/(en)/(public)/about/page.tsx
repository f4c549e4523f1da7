import { AboutPage } from '@/components/about/about-page';
import { pageMetadata } from '@/components/layout/metadata';
import { staticPages } from '@/lib/content/pages';

export const metadata = pageMetadata(staticPages('en').about);

export default function Page() {
  return <AboutPage locale="en" />;
}
