import { createHash } from 'node:crypto';

/** A source expression that allows exactly this inline text. @param {string} text */
export const hashSource = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy of a page, for a `<meta>` element, which also works on hosts without headers. Directives that a
 * meta element does not support are headers (`frame-ancestors`, in public/_headers).
 *
 * @param {{ scripts: string[], styles: string[] }} inline the texts of the inline scripts and style sheets of the page
 */
export function pagePolicy({ scripts, styles }) {
  return serialize({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashSource)],
    'style-src': ["'self'", ...styles.map(hashSource)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
}

/** The policy of an embed: its inline style sheet, and nothing else. @param {string} style */
export function embedPolicy(style) {
  return serialize({
    'default-src': ["'none'"],
    'style-src': [hashSource(style)],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
}

/** @param {Record<string, string[]>} directives */
function serialize(directives) {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
