import { Catalogue } from '@/components/guides/catalogue/catalogue';
import { localized } from '@/components/layout/localized';

const { generateMetadata, page } = localized('/guides', Catalogue);

export { generateMetadata };
export default page;
