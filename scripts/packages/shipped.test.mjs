import path from 'node:path';
import { projectRoot } from '../run.mjs';
import { describePackage } from './shipped.mjs';

const folderOf = (name) => path.join(projectRoot, 'node_modules', name);

test('describePackage reads name, license and authors of a package', () => {
  const react = describePackage(folderOf('react'), 'script');
  expect(react).toMatchObject({ name: 'react', part: 'script', license: 'MIT' });
  expect(react.holder).toMatch(/^Copyright \(c\) Meta\b/);
  expect(react.text).toContain('Permission is hereby granted');
});

test('describePackage names the authors of a font once', () => {
  const { holder, license } = describePackage(folderOf('@fontsource-variable/figtree'), 'font');
  expect(license).toBe('OFL-1.1');
  expect(holder).toMatch(/^Copyright \d+ The Figtree Project Authors \([^)]*\)$/);
});

test('describePackage refuses a package without a license', () => {
  expect(() => describePackage(path.join(projectRoot), 'script')).toThrow('states no license');
});
