import { localized } from '@/components/layout/localized';
import { DashboardPage } from '@/components/learn/dashboard/dashboard-page';

const { generateMetadata, page } = localized('/dashboard', DashboardPage);

export { generateMetadata };
export default page;
