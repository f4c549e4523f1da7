import { Fragment } from 'react';

/** Links separated by semicolons. */
export function LinkList({ links }: { links: readonly { title: string; url: string; lang?: string | undefined }[] }) {
  return links.map(({ title, url, lang }, index) => (
    <Fragment key={url}>
      {index > 0 && '; '}
      <a href={url} rel="noopener" lang={lang} className="link">
        {title}
      </a>
    </Fragment>
  ));
}
