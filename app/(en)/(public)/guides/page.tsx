import { Catalogue } from '@/components/guides/catalogue/catalogue';
import { pageMetadata } from '@/components/layout/metadata';
import { getPage } from '@/lib/pages/pages';

export const metadata = pageMetadata(getPage('/guides', 'en'));

export default function Page() {
  return <Catalogue locale="en" />;
}
