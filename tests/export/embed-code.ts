import { exportedPaths, htmlOf } from '../site';

export const dataIds = exportedPaths()
  .filter((path) => path.startsWith('/data/'))
  .map((path) => path.split('/')[2] ?? '');

/** The attributes of the frame in the code that a page of data shows as text. */
export function frameOf(id: string): Record<string, string> {
  const [, code = ''] = /&lt;iframe (.*?)&gt;/.exec(htmlOf(`/data/${id}`)) ?? [];
  return Object.fromEntries([...code.matchAll(/([\w-]+)=&quot;(.*?)&quot;/g)].map(([, name, value]) => [name, value]));
}
