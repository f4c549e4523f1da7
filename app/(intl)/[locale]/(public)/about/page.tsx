import { AboutPage } from '@/components/about/about-page';
import { localized } from '@/components/layout/localized';

const { generateMetadata, page } = localized('/about', AboutPage);

export { generateMetadata };
export default page;
