import { HomePage } from '@/components/home/home-page';
import { JsonLd, websiteData } from '@/components/layout/json-ld';
import { localized } from '@/components/layout/localized';

const { generateMetadata, page } = localized('/', ({ locale }) => (
  <>
    <JsonLd data={websiteData(locale)} />
    <HomePage locale={locale} />
  </>
));

export { generateMetadata };
export default page;
