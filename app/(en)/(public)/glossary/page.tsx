import { GlossaryPage } from '@/components/guides/glossary-page';
import { pageMetadata } from '@/components/layout/metadata';
import { staticPages } from '@/lib/content/pages';

export const metadata = pageMetadata(staticPages('en').glossary);

export default function Page() {
  return <GlossaryPage locale="en" />;
}
