import { fill } from '@/lib/format/fill';

/** Ready-made questions of a view as links, so that Back returns to the question before. */
export function ViewQuestions({
  id,
  title,
  questions,
}: {
  /** Of the heading. */
  id: string;
  title: string;
  questions: readonly { title: string; href: string; isCurrent: boolean }[];
}) {
  return (
    <nav aria-labelledby={id} className="no-js:hidden print:hidden">
      <h3 id={id} className="font-body font-semibold text-base tracking-normal">
        {fill(title, { n: questions.length })}
      </h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {questions.map(({ title: text, href, isCurrent }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-xl border border-control px-3 py-1.5 text-[0.9375rem] leading-tight hover:border-ink hover:bg-raised aria-[current]:border-ink aria-[current]:bg-raised aria-[current]:ring-2 aria-[current]:ring-ink aria-[current]:ring-inset"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
