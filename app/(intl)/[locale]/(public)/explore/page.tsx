import { ExplorePage } from '@/components/explore/explore-page';
import { localized } from '@/components/layout/localized';

const { generateMetadata, page } = localized('/explore', ExplorePage);

export { generateMetadata };
export default page;
