import { LicensesPage } from '@/components/about/licenses-page';
import { pageMetadata } from '@/components/layout/metadata';
import { getShippedPackages } from '@/lib/content/shipped';
import { getPage } from '@/lib/pages/pages';

export const metadata = pageMetadata(getPage('/licenses', 'en'));

export default function Page() {
  return <LicensesPage packages={getShippedPackages()} locale="en" />;
}
