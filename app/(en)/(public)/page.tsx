import { HomePage } from '@/components/home/home-page';
import { JsonLd, websiteData } from '@/components/layout/json-ld';
import { pageMetadata } from '@/components/layout/metadata';
import { staticPages } from '@/lib/content/pages';

export const metadata = pageMetadata(staticPages('en').home);

export default function Page() {
  return (
    <>
      <JsonLd data={websiteData('en')} />
      <HomePage locale="en" />
    </>
  );
}
