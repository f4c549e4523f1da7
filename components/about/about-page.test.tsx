import { render, screen } from '@testing-library/react';
import { readAnswer, site } from '@/content/site';
import { AboutPage } from './about-page';

describe('the About page says whether its owner holds bitcoin', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['yes', /^I own bitcoin, so I gain if its price rises/],
    ['no', /^I own no bitcoin/],
    [undefined, /^I may own bitcoin myself/],
  ] as const)('for the answer %s', (answer, line) => {
    jest.replaceProperty(site, 'ownsBitcoin', answer);
    render(<AboutPage locale="en" />);
    expect(screen.getByText(line)).toBeVisible();
    expect(screen.getAllByText(/I (may )?own (no )?bitcoin/)).toHaveLength(1);
  });
});

it.each([
  ['yes', 'yes'],
  ['no', 'no'],
  ['', undefined],
  [undefined, undefined],
] as const)('the variable "%s" means %s', (text, answer) => {
  expect(readAnswer('A_VARIABLE', text)).toBe(answer);
});

it('another answer stops the build and names the variable', () => {
  expect(() => readAnswer('A_VARIABLE', 'maybe')).toThrow('A_VARIABLE must be "yes" or "no" (found: maybe)');
});
