import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { embedPaths, exportedPaths, htmlOf } from '../site';

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

test('html-validate finds no violation of the HTML standard on any page', async () => {
  const violations: string[] = [];
  for (const path of [...exportedPaths(), ...embedPaths(), '/404']) {
    const { results } = await validator.validateString(htmlOf(path));
    for (const { ruleId, message, selector } of results.flatMap((result) => result.messages)) {
      violations.push(`${path}: ${ruleId}: ${message} (${selector})`);
    }
  }
  expect(violations).toEqual([]);
});
