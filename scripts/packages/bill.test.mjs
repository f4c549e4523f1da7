import { steadyBill, withoutTests } from './bill.mjs';

test('steadyBill writes the same for the same packages, whatever the time, the folder and the version of npm', () => {
  const bill = (time, folder, refs) => ({
    bomFormat: 'CycloneDX',
    serialNumber: `urn:uuid:${time}`,
    metadata: {
      timestamp: time,
      tools: [{ version: time }],
      lifecycles: [],
      component: { name: folder, version: '1.0.0' },
    },
    components: refs.map((ref) => ({ 'bom-ref': ref })),
    dependencies: refs.map((ref) => ({ ref })),
  });
  const first = steadyBill(bill('1', 'a-folder', ['b@1', 'a@1']), 'site');
  expect(steadyBill(bill('2', 'elsewhere', ['a@1', 'b@1']), 'site')).toEqual(first);
  expect(first).toEqual({
    bomFormat: 'CycloneDX',
    metadata: { lifecycles: [], component: { name: 'site', version: '1.0.0' } },
    components: [{ 'bom-ref': 'a@1' }, { 'bom-ref': 'b@1' }],
    dependencies: [{ ref: 'a@1' }, { ref: 'b@1' }],
  });
});

test('withoutTests leaves out what only tests need', () => {
  const lock = {
    packages: {
      '': { dependencies: { react: '19.0.0' }, devDependencies: { jest: '30.0.0' } },
      'node_modules/jest': { version: '30.0.0', dev: true },
      'node_modules/react': { version: '19.0.0' },
    },
  };
  expect(withoutTests(lock)).toEqual({
    packages: { '': { dependencies: { react: '19.0.0' } }, 'node_modules/react': { version: '19.0.0' } },
  });
});
