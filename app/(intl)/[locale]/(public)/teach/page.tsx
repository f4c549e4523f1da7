import { localized } from '@/components/layout/localized';
import { TeachPage } from '@/components/teach/teach-page';

const { generateMetadata, page } = localized('/teach', TeachPage);

export { generateMetadata };
export default page;
