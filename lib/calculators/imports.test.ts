/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = readdirSync(__dirname).filter((name) => /^[^.]+\.ts$/.test(name));

describe('a calculator goes to the browser as it is', () => {
  it.each(files)('%s brings no data, no schema library and no React along', (name) => {
    const source = readFileSync(join(__dirname, name), 'utf8');
    const imported = [...source.matchAll(/from '([^']+)'/g)].map((match) => match[1] as string);
    const allowed = /^@\/lib\/(calculators\/[a-z-]+|format\/[a-z-]+|bitcoin)$/;
    expect(imported.filter((path) => !allowed.test(path))).toEqual([]);
  });
});
