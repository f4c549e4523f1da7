const COPIED_SHOWN_MS = 2000;

const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();

/** Copies what `data-url` of the button says. A path or a fragment is resolved against the address of the page. */
export function copyUrl(button: HTMLElement) {
  const { url = '' } = button.dataset;
  return copyText(button, /^[/#]/.test(url) ? new URL(url, window.location.href).href : url);
}

/** Copies a text and confirms it for two seconds. If the clipboard is refused, the text is shown and selected in a field. */
export async function copyText(button: HTMLElement, text: string) {
  const status = button.nextElementSibling as HTMLElement;
  const field = status.nextElementSibling as HTMLTextAreaElement;
  const isCopied = await write(text);
  showCopied(button, isCopied);
  status.toggleAttribute('data-failed', !isCopied);
  status.textContent = isCopied ? (button.lastElementChild?.textContent ?? '') : (button.dataset.failed ?? '');
  field.hidden = isCopied;
  clearTimeout(timers.get(button));
  if (isCopied) {
    const rest = () => {
      showCopied(button, false);
      status.textContent = '';
    };
    timers.set(button, setTimeout(rest, COPIED_SHOWN_MS));
  } else {
    field.value = text;
    field.select();
  }
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The button has two labels. */
function showCopied({ firstElementChild, lastElementChild }: HTMLElement, isCopied: boolean) {
  firstElementChild?.toggleAttribute('hidden', isCopied);
  lastElementChild?.toggleAttribute('hidden', !isCopied);
}
