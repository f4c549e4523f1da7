import { Catalogue } from '@/components/guides/catalogue';
import { pageMetadata } from '@/components/layout/metadata';
import { staticPages } from '@/lib/content/pages';

export const metadata = pageMetadata(staticPages('en').guides);

export default function Page() {
  return <Catalogue locale="en" />;
}
