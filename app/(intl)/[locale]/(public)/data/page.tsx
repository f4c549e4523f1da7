import { DataIndex } from '@/components/data/data-index';
import { localized } from '@/components/layout/localized';

const { generateMetadata, page } = localized('/data', DataIndex);

export { generateMetadata };
export default page;
