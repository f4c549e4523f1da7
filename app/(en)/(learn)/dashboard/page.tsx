import { pageMetadata } from '@/components/layout/metadata';
import { DashboardPage } from '@/components/learn/dashboard/dashboard-page';
import { staticPages } from '@/lib/content/pages';

export const metadata = pageMetadata(staticPages('en').dashboard);

export default function Page() {
  return <DashboardPage locale="en" />;
}
