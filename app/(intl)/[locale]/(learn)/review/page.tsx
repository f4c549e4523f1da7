import { localized } from '@/components/layout/localized';
import { ReviewPage } from '@/components/learn/review/review-page';

const { generateMetadata, page } = localized('/review', ReviewPage);

export { generateMetadata };
export default page;
