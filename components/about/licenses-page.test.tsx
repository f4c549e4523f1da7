import { render, screen, within } from '@testing-library/react';
import { en } from '@/content/en';
import type { ShippedPackage } from '@/lib/content/shipped';
import { LicensesPage } from './licenses-page';

const packages: ShippedPackage[] = [
  {
    name: 'react',
    version: '19.0.0',
    part: 'script',
    license: 'MIT',
    holder: 'Copyright (c) Meta',
    text: 'Permission …',
  },
  {
    name: 'figtree',
    version: '5.0.0',
    part: 'font',
    license: 'OFL-1.1',
    holder: 'Copyright 2022 Figtree',
    text: 'This font …',
  },
];

it('the page of licenses names each package with version, license and authors, and leads to the texts', () => {
  render(<LicensesPage packages={packages} locale="en" />);
  const [script, font] = screen.getAllByRole('listitem');
  if (!script || !font) throw new Error('two packages are listed');
  expect(within(script).getByText('react 19.0.0')).toBeInTheDocument();
  expect(script).toHaveTextContent(`${en.licenses.parts.script}. MIT. Copyright (c) Meta`);
  expect(font).toHaveTextContent(`${en.licenses.parts.font}. OFL-1.1. Copyright 2022 Figtree`);
  expect(screen.getByRole('link', { name: en.licenses.texts })).toHaveAttribute('href', '/license-texts.txt');
  expect(screen.getByRole('link', { name: en.licenses.bill })).toHaveAttribute('href', '/sbom.cdx.json');
});
