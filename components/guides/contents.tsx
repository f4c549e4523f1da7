import clsx from 'clsx';
import type { GuideHeading } from '@/lib/content/guides';

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

/** The table of contents: a list beside the text on wide screens, a panel above it elsewhere. */
export function Contents({ headings, label, className }: { headings: GuideHeading[]; label: string; className?: string }) {
  const groups = grouped(headings);
  const list = (
    <ol className="contents-list">
      {groups.map(({ id, text, parts }) => (
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
  );
  return (
    <div className={clsx('print:hidden', className)}>
      <nav aria-label={label} data-contents className="contents contents-beside">
        <p className="eyebrow text-muted">{label}</p>
        {list}
      </nav>
      <details className="contents contents-above">
        <summary>{label}</summary>
        <nav aria-label={label}>{list}</nav>
      </details>
    </div>
  );
}
