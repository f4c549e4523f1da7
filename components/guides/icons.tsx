/*
 * Two of Lucide's drawings (ISC licence) as plain elements. The library's own are client components: each would travel a
 * second time in the data of a page whose weight counts.
 */
export function BookIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="line-icon">
      <path d="M12 5v16M20 19a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2h-4a5 5 0 0 0-4 2 5 5 0 0 0-4-2H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4a5 5 0 0 1 4 2 5 5 0 0 1 4-2z" />
    </svg>
  );
}

export function BackIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="line-icon">
      <path d="m12 19-7-7 7-7M19 12H5" />
    </svg>
  );
}
