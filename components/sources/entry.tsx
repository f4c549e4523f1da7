import './entry.css';

/** A term and its description in one line, inside a `<dl>`. */
export function Entry({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="entry">
      <dt>{`${term}:`}</dt> <dd>{children}</dd>
    </div>
  );
}
