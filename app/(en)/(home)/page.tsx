import { HomePage } from '@/components/home/home-page';
import { LanguageOffer } from '@/components/home/language-offer';
import { JsonLd, websiteData } from '@/components/layout/json-ld';
import { pageMetadata } from '@/components/layout/metadata';
import { PublicFrame } from '@/components/layout/public-frame';
import { getPage } from '@/lib/pages/pages';

export const metadata = pageMetadata(getPage('/', 'en'));

export default function Page() {
  return (
    <PublicFrame locale="en" note={<LanguageOffer locale="en" />}>
      <JsonLd data={websiteData('en')} />
      <HomePage locale="en" />
    </PublicFrame>
  );
}
