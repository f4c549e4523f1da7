import { localized } from '@/components/layout/localized';
import { OfflinePage } from '@/components/offline/offline-page';

const { generateMetadata, page } = localized('/offline', OfflinePage);

export { generateMetadata };
export default page;
