import { GlossaryPage } from '@/components/guides/glossary/glossary-page';
import { localized } from '@/components/layout/localized';

const { generateMetadata, page } = localized('/glossary', GlossaryPage);

export { generateMetadata };
export default page;
