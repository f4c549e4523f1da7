import { HomePage } from '@/components/home/home-page';
import { JsonLd, websiteData } from '@/components/layout/json-ld';
import { pageMetadata } from '@/components/layout/metadata';
import { getPage } from '@/lib/pages/pages';

export const metadata = pageMetadata(getPage('/', 'en'));

export default function Page() {
  return (
    <>
      <JsonLd data={websiteData('en')} />
      <HomePage locale="en" />
    </>
  );
}
