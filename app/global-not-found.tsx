import { Document } from '@/components/layout/document';
import { siteMetadata, siteViewport } from '@/components/layout/metadata';
import { NotFoundMessage } from '@/components/layout/not-found-message';
import { PublicFrame } from '@/components/layout/public-frame';
import { getContent } from '@/lib/content/content';

const { notFound } = getContent('en');

/** The message sets the title, which depends on the requested address. */
export const metadata = { ...siteMetadata('en'), title: undefined, robots: { index: false } };
export const viewport = siteViewport;

export default function GlobalNotFound() {
  return (
    <Document locale="en">
      <PublicFrame locale="en">
        <NotFoundMessage words={notFound} />
      </PublicFrame>
    </Document>
  );
}
