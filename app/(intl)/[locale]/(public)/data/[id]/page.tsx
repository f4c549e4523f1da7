import { DataPage } from '@/components/data/data-page';
import { getUses } from '@/components/data/get-uses';
import { localized } from '@/components/layout/localized';
import type { DataId } from '@/content/data';
import { DATA_IDS } from '@/lib/data/ids';

export function generateStaticParams() {
  return DATA_IDS.map((id) => ({ id }));
}

const { generateMetadata, page } = localized<{ id: DataId }>(
  ({ id }) => `/data/${id}`,
  async ({ id, locale }) => <DataPage id={id} uses={await getUses(id, locale)} locale={locale} />,
);

export { generateMetadata };
export default page;
