import { pageMetadata } from '@/components/layout/metadata';
import { DashboardPage } from '@/components/learn/dashboard/dashboard-page';
import { getPage } from '@/lib/pages/pages';

export const metadata = pageMetadata(getPage('/dashboard', 'en'));

export default function Page() {
  return <DashboardPage locale="en" />;
}
