import { localized } from '@/components/layout/localized';
import { SourcesPage } from '@/components/sources/sources-page';

const { generateMetadata, page } = localized('/sources', SourcesPage);

export { generateMetadata };
export default page;
