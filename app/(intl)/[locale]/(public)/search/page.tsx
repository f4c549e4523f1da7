import { localized } from '@/components/layout/localized';
import { SearchPage } from '@/components/search/search-page';

const { generateMetadata, page } = localized('/search', SearchPage);

export { generateMetadata };
export default page;
