/** Facts about the HTML of a page. */
export type Facts = {
  lang: string | null;
  title: string;
  description: string | null;
  canonical: string | null;
  noindex: boolean;
  headings: { level: number; text: string }[];
  ids: string[];
  links: { href: string; text: string; rel: string[] }[];
  /** Inline scripts, styles and handlers besides the boot script and its style, which the content policy blocks. */
  inline: string[];
  /** Text that appears only with script: late parts of React's stream, which its script moves into place. */
  late: number;
  structuredData: string[];
};

export function readFacts(doc: Document): Facts {
  const all = (selector: string) => [...doc.querySelectorAll(selector)];
  const attribute = (selector: string, name: string) => doc.querySelector(selector)?.getAttribute(name) ?? null;
  const isCode = (type: string | null) => !type || type === 'module' || type.endsWith('javascript');
  return {
    lang: doc.documentElement.getAttribute('lang'),
    title: doc.title,
    description: attribute('meta[name=description]', 'content'),
    canonical: attribute('link[rel=canonical]', 'href'),
    noindex: /noindex/.test(attribute('meta[name=robots]', 'content') ?? ''),
    headings: all('h1,h2,h3,h4,h5,h6').map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      text: heading.textContent?.trim() ?? '',
    })),
    ids: all('[id]').map((element) => element.id),
    links: all('a[href]').map((link) => ({
      href: link.getAttribute('href') ?? '',
      text: (link.getAttribute('aria-label') ?? link.textContent ?? '').trim().replace(/\s+/g, ' '),
      rel: (link.getAttribute('rel') ?? '').split(/\s+/),
    })),
    inline: [
      ...all('script:not([src], #boot)').filter((script) => isCode(script.getAttribute('type'))),
      ...all('style').slice(1),
      ...all('[style]'),
      ...all('*').filter((element) => element.getAttributeNames().some((name) => name.startsWith('on'))),
    ].map((element) => element.outerHTML.slice(0, 120)),
    late: all('div[hidden][id^="S:"]').length,
    structuredData: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
  };
}
