/** A progress line, and a mark on the current heading of the table of contents (reading-marks.behaviour.ts). */
export function ReadingMarks({ articleId }: { articleId: string }) {
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-1 no-js:hidden print:hidden">
      <div data-behaviour="reading-marks" data-article={articleId} className="h-full origin-left scale-x-0 bg-ink" />
    </div>
  );
}
