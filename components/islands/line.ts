interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** What the browser says about the line; nothing in browsers that do not say it. */
export const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Whether the reader saves data, or the line is slow: then nothing is fetched before it is used. */
export function isLineFrugal(): boolean {
  const { saveData, effectiveType } = connection();
  return saveData === true || /2g/.test(effectiveType ?? '');
}
