import { TYPING_PAUSE_MS } from '@/components/ui/browser/typing-pause';

/** What happens on a press of a button of a notice, by its `data-notice`. */
const presses: Record<string, (notice: HTMLElement) => void> = {
  close: (notice) => notice.remove(),
  // What was typed just before gets into the address first.
  load: () => setTimeout(() => location.reload(), TYPING_PAUSE_MS),
};

const find = (id: string) => document.querySelector<HTMLElement>(`#notices > [data-id="${id}"]`);

/** Shows a notice of notices.tsx. It is added to a live region, so that a screen reader says it. */
export function showNotice(id: string) {
  const template = document.querySelector<HTMLTemplateElement>(`#notices > template[data-for="${id}"]`);
  if (!template || find(id)) return;
  const notice = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
  notice.dataset.id = id;
  notice.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-notice]');
    if (button) presses[button.dataset.notice ?? '']?.(notice);
  });
  template.parentElement?.append(notice);
}

export const hideNotice = (id: string) => find(id)?.remove();
