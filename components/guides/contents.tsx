import type { GuideHeading } from '@/lib/content/guides/guide-text';

type Group = GuideHeading & { parts: GuideHeading[] };

function grouped(headings: GuideHeading[]): Group[] {
  const groups: Group[] = [];
  for (const heading of headings) {
    const last = groups.at(-1);
    if (heading.level > 2 && last) last.parts.push(heading);
    else groups.push({ ...heading, parts: [] });
  }
  return groups;
}

/** One list in the HTML. CSS places it beside the text on wide screens and in a collapsible panel on narrow ones. */
export function Contents({ headings, label }: { headings: GuideHeading[]; label: string }) {
  return (
    <nav aria-label={label} data-contents className="guide-toc">
      <p aria-hidden="true" className="eyebrow text-muted">
        {label}
      </p>
      <details>
        <summary>{label}</summary>
        <ol className="guide-toc-list">
          {grouped(headings).map(({ id, text, parts }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
              {parts.length > 0 && (
                <ol>
                  {parts.map((part) => (
                    <li key={part.id}>
                      <a href={`#${part.id}`}>{part.text}</a>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
