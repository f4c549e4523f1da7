import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentOf } from '../html';
import { exportedFiles, out } from '../site';

const read = (file: string) => readFileSync(path.join(out, file), 'utf8');

it('the page of licenses lists the packages of the scripts and fonts, and the file has the text of each', () => {
  const items = [...documentOf('/licenses').querySelectorAll('main li')].map((item) => item.textContent ?? '');
  const texts = read('license-texts.txt');
  for (const name of [
    'react',
    'react-dom',
    '@nivo/heatmap',
    '@fontsource-variable/figtree',
    '@fontsource-variable/fraunces',
    'lucide',
  ]) {
    expect(items.filter((item) => item.startsWith(`${name} `))).toHaveLength(1);
  }
  for (const item of items) expect(texts).toContain(/^\S+ [\d.]+/.exec(item)?.[0]);
  expect(texts).toContain('SIL OPEN FONT LICENSE');
  expect(texts.match(/Permission is hereby granted, free of charge/g)?.length).toBeGreaterThan(10);
});

it('every font of the export is listed', () => {
  const fonts = exportedFiles().filter((file) => file.endsWith('.woff2'));
  const listed = documentOf('/licenses').querySelector('main')?.textContent;
  for (const font of fonts) expect(listed).toContain(`@fontsource-variable/${path.basename(font).split('.')[0]}`);
});

it('the bill of materials has every package of the build with its checksum, and nothing of the machine that wrote it', () => {
  const text = read('sbom.cdx.json');
  const bill = JSON.parse(text);
  expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'bitcoin-journey']);
  const names: string[] = bill.components.map(({ name }: { name: string }) => name);
  const { dependencies } = JSON.parse(readFileSync(path.join(out, '../package.json'), 'utf8'));
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(names).not.toContain('jest');
  for (const { hashes } of bill.components) expect(hashes[0].alg).toBe('SHA-512');
  expect(text).not.toMatch(/serialNumber|timestamp|file:|node_modules|\/(home|work|tmp|root)\//);
  const hosts = new Set([...text.matchAll(/https?:\/\/([^/"]+)/g)].map(([, host]) => host));
  expect([...hosts].filter((host) => host !== 'cyclonedx.org')).toEqual([]);
});
