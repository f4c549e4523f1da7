/** A term and its description in one line, inside a `<dl>`. */
export function Entry({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="break-inside-avoid pt-1.5">
      <dt className="inline font-semibold text-muted">{term}:</dt> <dd className="inline">{children}</dd>
    </div>
  );
}
