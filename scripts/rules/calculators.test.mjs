import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parts } from '../../components/islands/parts.mjs';

const root = path.join(import.meta.dirname ?? __dirname, '../..');
const FOLDER = 'components/calculators/';

const forms = [
  ...readFileSync(path.join(root, `${FOLDER}forms.ts`), 'utf8').matchAll(/^export \{ (\w+) \} from '\.\/(.+)';$/gm),
].map(([, name, file]) => ({ name, file: FOLDER + file }));

const idOf = (name) => name.replace(/(?<=.)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

test('the forms of calculators and the islands among them are the same', () => {
  const islands = Object.entries(parts).filter(([, file]) => file.startsWith(FOLDER));
  expect(forms.length).toBeGreaterThan(20);
  expect(islands).toEqual(forms.map(({ name, file }) => [name, file]));
});

/** Calculators whose folder has another name. The list becomes shorter, never longer. */
const OTHER_FOLDER = [
  'DcaCalculator',
  'FeeCalculator',
  'HardwareWalletCalculator',
  'MiningCalculator',
  'TimePreferenceCalculator',
  'TransactionSizer',
];

test('a calculator, its folder and its file have one name', () => {
  const others = forms.filter(({ name, file }) => file !== `${FOLDER}${idOf(name)}/${idOf(name)}`);
  expect(others.map(({ name }) => name)).toEqual(OTHER_FOLDER);
});

/** Calculators whose model in lib/calculators has another name; that of addresses is lib/addresses. The list becomes shorter, never longer. */
const OTHER_MODEL = [
  'AddressIdentifier',
  'BarterPuzzle',
  'DcaCalculator',
  'FeeCalculator',
  'HardwareWalletCalculator',
  'MiningCalculator',
  'PriceClock',
  'SecurityChecklist',
  'TimePreferenceCalculator',
  'TransactionSizer',
];

test('a calculator and its model have one name', () => {
  const others = forms.filter(({ name }) => !existsSync(path.join(root, `lib/calculators/${idOf(name)}.ts`)));
  expect(others.map(({ name }) => name)).toEqual(OTHER_MODEL);
});
