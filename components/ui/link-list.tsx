import { Fragment } from 'react';

/** Links separated by semicolons. */
export function LinkList({ links }: { links: readonly { title: string; url: string }[] }) {
  return links.map(({ title, url }, index) => (
    <Fragment key={url}>
      {index > 0 && '; '}
      <a href={url} rel="noopener" className="link">
        {title}
      </a>
    </Fragment>
  ));
}
