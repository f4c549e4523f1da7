import { LicensesPage } from '@/components/about/licenses-page';
import { localized } from '@/components/layout/localized';
import { getShippedPackages } from '@/lib/content/shipped';

const { generateMetadata, page } = localized('/licenses', ({ locale }) => (
  <LicensesPage packages={getShippedPackages()} locale={locale} />
));

export { generateMetadata };
export default page;
