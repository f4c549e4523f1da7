import { type ComponentType, lazy, useEffect, useRef } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { answerEarlyPress } from './early-press';
import { loadWhenNear, SIGNS_OF_READING } from './load-when-near';

/**
 * A part of a page whose HTML is complete from the start and whose script is fetched at the first sign of reading, or
 * when the part is in view or the address names it. Pages are long, and nobody needs the script of a calculator before the
 * first scroll.
 *
 * Where the script cannot be fetched, the HTML stays as it is. What a reader typed before the script came is still in the
 * fields when it comes: whoever renders them has to ask.
 *
 * It is a React root of its own, so it sees no context from outside, and its properties are those of the first render.
 * (A Suspense boundary would do the same, but puts large contents at the end of the HTML, where they need script.)
 *
 * @param id the beginning of the fragments that belong to it
 * @param className of the box round it
 */
export function island<Props extends object>(id: string, load: Load<Props>, className?: string) {
  const OnServer = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return (props: Props) => <Island id={id} load={load} className={className} OnServer={OnServer} props={props} />;
}

type Load<Props> = () => Promise<ComponentType<Props>>;

function Island<Props extends object>({
  id,
  load,
  className,
  OnServer,
  props,
}: {
  id: string;
  load: Load<Props>;
  className?: string;
  OnServer: ComponentType<Props>;
  props: Props;
}) {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(props);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let root: Root | undefined;
    let isLeft = false;
    const stop = loadWhenNear({
      element,
      load,
      onLoad(Leaf) {
        const leaf = <Leaf {...first.current} />;
        // The inner element is not React's yet: the outer one belongs to the page.
        const inner = element.firstElementChild;
        if (inner) {
          root = hydrateRoot(inner, leaf, {
            // Whoever leaves before the part has come to life ends it early. React counts that as an error; it is none.
            onRecoverableError: (error) => isLeft || window.reportError(error),
          });
          answerEarlyPress(inner);
        } else {
          root = createRoot(element.appendChild(document.createElement('div')));
          root.render(leaf);
        }
      },
      isWanted: () => window.location.hash.startsWith(`#${id}`),
      // Whoever comes from another page of the site brings no HTML along.
      isNow: !element.firstChild,
      signs: SIGNS_OF_READING,
    });
    return () => {
      isLeft = true;
      stop();
      // Not at once: React is still busy with the tree around it.
      setTimeout(() => root?.unmount());
    };
  }, [id, load]);

  if (typeof window === 'undefined') {
    return (
      <div className={className}>
        <div>
          <OnServer {...props} />
        </div>
      </div>
    );
  }
  return (
    <div
      ref={box}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty: it tells React to leave the server's HTML alone
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
