import { localized } from '@/components/layout/localized';
import { CompletedPage } from '@/components/learn/completed/completed-page';

const { generateMetadata, page } = localized('/completed', CompletedPage);

export { generateMetadata };
export default page;
