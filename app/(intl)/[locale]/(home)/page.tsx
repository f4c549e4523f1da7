import { HomePage } from '@/components/home/home-page';
import { LanguageOffer } from '@/components/home/language-offer';
import { JsonLd, websiteData } from '@/components/layout/json-ld';
import { localized } from '@/components/layout/localized';
import { PublicFrame } from '@/components/layout/public-frame';

const { generateMetadata, page } = localized('/', ({ locale }) => (
  <PublicFrame locale={locale} note={<LanguageOffer locale={locale} />}>
    <JsonLd data={websiteData(locale)} />
    <HomePage locale={locale} />
  </PublicFrame>
));

export { generateMetadata };
export default page;
