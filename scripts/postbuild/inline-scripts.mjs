import { createHash } from 'node:crypto';

/**
 * Takes the inline scripts out of a page, so that `script-src 'self'` can hold for the whole site.
 *
 * A page of Next ends in scripts of two kinds. Those that call `self.__next_f.push` carry the page's data (React's
 * "flight"); they become inert `<template data-flight>` elements of the same page, where the data compresses together with the
 * text it repeats (in a comment, so that its tags stand as they do in that text). The few others are code, the same on nearly every page; they move into one deferred file that first
 * hands the data over and then runs them. That order matters: the last of them starts React, which closes the stream
 * of data when it finds the page already parsed.
 *
 * Next's own files would race the text, its style and its fonts for a phone's narrow line, though the page can be read
 * without them. So that one file also fetches them, as soon as the page has been painted.
 */

/** Hands the templates' data to Next, in order, as its own scripts would have done; undoes `asComment`. */
const reader = `(function(){var q=self.__next_f=self.__next_f||[];q.push([0]);document.querySelectorAll("template[data-flight]").forEach(function(t){var s=t.content.firstChild.data.slice(1,-1).replace(/\\x01(.)/g,function(m,c){return c==="r"?"\\r":c==="1"?"\\x01":c});q.push(t.dataset.flight==="json"?JSON.parse(s):[1,s]);t.remove()})})();`;

/**
 * Fetches the files that the tag names, after the first paint (or two seconds, should no browser tell of it); at once where
 * nothing is painted: a tab in the background.
 * They have to stand in the page as Next would have put them: React looks for them there. If one cannot be had, the page
 * is again what it is without script: everything open, nothing that cannot answer.
 */
const fetcher = `(function(d){var u=d.currentScript.dataset.next.match(/\\S+/g)||[],go=function(){u.splice(0).forEach(function(a){var s=d.createElement("script");s.src=a;s.setAttribute("async","");s.onerror=function(){d.documentElement.classList.remove("js")};d.head.append(s)})};if(d.hidden)go();else{new PerformanceObserver(go).observe({type:"paint",buffered:true});setTimeout(go,2000)}})(document)`;

const nextFile =
  /<(?:script src|link rel="preload" as="script" fetchPriority="low" href)="(\/_next\/[^"]+\.js)"(?: async="")?(?:><\/script>|\/>)/g;
const anyScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const flightStart = '(self.__next_f=self.__next_f||[]).push([0])';
const flightPush = /^self\.__next_f\.push\(([\s\S]*)\)$/;

/** Whether a browser would run what stands between the tags. @param {string} attributes */
export function isInlineCode(attributes) {
  if (/\ssrc=/.test(attributes)) return false;
  const type = /\stype="?([^"\s>]*)/.exec(attributes)?.[1];
  return type === undefined || type === '' || type === 'module' || type.endsWith('javascript');
}

/**
 * Data as a comment: nothing in it may end the comment, and the parser may change no character (it would make a line
 * feed of a carriage return). The spaces keep its ends from reading as part of the comment's marks.
 *
 * @param {string} text
 */
function asComment(text) {
  if (text.includes('\0') || !text.isWellFormed())
    throw new Error('the page data holds a character that HTML cannot carry');
  const escaped = text
    .replaceAll('\x01', '\x011')
    .replaceAll('\r', '\x01r')
    .replace(/--(?=!?>)/g, '--\x01');
  return `<!-- ${escaped} -->`;
}

/**
 * @param {string} html
 * @returns {{ html: string, script?: { path: string, code: string }, files: string[] }} the page, the file it now needs, and
 *   the files of Next that this one fetches
 */
export function moveInlineScripts(html) {
  // Done before.
  if (html.includes('<template data-flight')) return { html, files: [] };
  /** @type {string[]} */
  const code = [];
  /** @type {(string | unknown[])[]} consecutive texts joined, anything else as it is */
  const data = [];
  const rest = html.replace(anyScript, (whole, attributes, content) => {
    if (!isInlineCode(attributes)) return whole;
    const pushed = flightPush.exec(content);
    if (pushed) {
      const entry = JSON.parse(/** @type {string} */ (pushed[1]));
      if (entry[0] !== 1) data.push(entry);
      else if (typeof data.at(-1) === 'string') data.push(data.pop() + entry[1]);
      else data.push(entry[1]);
    } else if (content !== flightStart) {
      code.push(content.trim());
    }
    return '';
  });
  if (code.length === 0 && data.length === 0) return { html, files: [] };

  /** @type {Set<string>} */
  const files = new Set();
  const withoutFiles = rest.replace(nextFile, (_, file) => {
    files.add(file);
    return '';
  });

  // The semicolon keeps a piece that ends without one from running into the next.
  const bundle = [fetcher, reader, ...code].join(';\n');
  const path = `/_next/static/flight.${createHash('sha256').update(bundle).digest('hex').slice(0, 16)}.js`;
  const templates = data.map((entry) =>
    typeof entry === 'string'
      ? `<template data-flight>${asComment(entry)}</template>`
      : `<template data-flight="json">${asComment(JSON.stringify(entry))}</template>`,
  );
  // In the head, so that it is under way while the page still arrives.
  const tag = `<script src="${path}" defer="" data-next="${[...files].join(' ')}"></script>`;
  const withScript = insertAt(withoutFiles, withoutFiles.indexOf('</head>'), tag);
  return {
    html: insertAt(withScript, withScript.lastIndexOf('</body>'), templates.join('')),
    script: { path, code: bundle },
    files: [...files],
  };
}

/** @param {string} text @param {number} at below 0 where the place was not found @param {string} part */
function insertAt(text, at, part) {
  if (at < 0) throw new Error('the page has no end of its head or body');
  return text.slice(0, at) + part + text.slice(at);
}
