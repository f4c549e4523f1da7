import { localized } from '@/components/layout/localized';
import { ConceptsPage } from '@/components/learn/concepts/concepts-page';

const { generateMetadata, page } = localized('/concepts', ConceptsPage);

export { generateMetadata };
export default page;
