/** Like `decodeURIComponent`, but malformed sequences become spaces instead of an error. */
export function percentDecode(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run.replace(/%(..)/g, (_, hex: string) =>
        hex < '8' ? String.fromCharCode(Number.parseInt(hex, 16)) : ' ',
      );
    }
  });
}

/** A space in place of each code: its digits must not become a part of the text behind it. */
export function withoutPercentCodes(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, ' ');
}
