/** A start tag's attributes as a record; a boolean attribute has the value "". @param {string} text */
export function parseAttributes(text) {
  return Object.fromEntries(
    [...text.matchAll(/([^\s=>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/g)].map(
      ([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ''],
    ),
  );
}

/** Whether a browser runs the text of a script with these attributes. @param {Record<string, string>} attributes */
export function isInlineCode({ src, type }) {
  return src === undefined && (!type || type === 'module' || type.endsWith('javascript'));
}
