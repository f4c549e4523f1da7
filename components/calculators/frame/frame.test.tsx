import { act, fireEvent, render, screen } from '@testing-library/react';
import { NumberField } from '@/components/ui/fields/field';
import { calculators } from '@/content/en/calculators';
import { FEE_DEFAULTS, FEE_RANGES, fee } from '@/lib/calculators/fee';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, NO_VALUE } from '@/lib/format/number';
import { setUpCalculatorPage } from '@/tests/components/calculator-page';
import { CalculatorActions } from './calculator-actions';
import { CalculatorFrame } from './calculator-frame';
import { numberFields } from './fields';
import { Formula } from './formula';
import { LinkNotice } from './link-notice';
import { Results } from './results';
import { useCalculator } from './use-calculator';

const { common } = calculators;

const FIELDS = numberFields(FEE_DEFAULTS, FEE_RANGES);

function Sample({ locale = 'en' }: { locale?: Locale }) {
  const calculator = useCalculator({ id: 'sample', fields: FIELDS, locale, errorWords: common.errors });
  const outcome = fee(calculator.values);
  const value = outcome.ok ? formatNumber(outcome.value.sats, locale) : NO_VALUE;
  const verdict = outcome.ok ? ({ kind: 'loss', word: 'You pay' } as const) : undefined;
  return (
    <CalculatorFrame
      id="sample"
      root={calculator.root}
      notice={<LinkNotice lost={calculator.lost} words={common.damagedLink} />}
      title="Sample"
      noScript={common.noScript}
      fields={
        <>
          <NumberField {...calculator.bind('sizeVbytes')} label="Size" />
          <NumberField {...calculator.bind('rateSatsPerVbyte')} label="Rate" />
        </>
      }
      results={<Results label={common.results} results={[{ id: 'sats', label: 'Satoshis', value, verdict }]} />}
    >
      <CalculatorActions words={common.actions} link={calculator.link} onReset={calculator.reset} />
      <Formula
        words={common.formula}
        lines={['Satoshis = size × rate']}
        constants={[{ name: 'Bitcoin price', value: '$45,000' }]}
      />
    </CalculatorFrame>
  );
}

setUpCalculatorPage();

const size = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Size' });
const type = (text: string) => fireEvent.change(size(), { target: { value: text } });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const result = () => screen.getByText('Satoshis').nextElementSibling;
const spoken = () => document.querySelector('output');

describe('a calculator built from the shared parts', () => {
  it('computes without input and shows formula and constants', () => {
    render(<Sample />);
    // 250 × 20
    expect(result()).toHaveTextContent('5,000');
    type('1,000.5');
    expect(result()).toHaveTextContent('20,010');
    expect(screen.getByText('Satoshis = size × rate')).toBeVisible();
    expect(screen.getByText('$45,000')).toBeVisible();
    expect(screen.getByText('You pay')).toBeVisible();
  });

  it.each([
    ['', 'This field is empty. Type a number, such as 250.'],
    ['twelve', 'This is not a number. Type a number, such as 250.'],
    ['5 vB', 'Letters, units and other signs cannot be read here. Type the number alone, such as 250.'],
    ['1,2,3', 'The commas, points and spaces do not fit together. Type the number without them, such as 250.'],
    ['-1', 'This number is too small. Type a number from 0 to 1,000,000.'],
    ['1,000,001', 'This number is too large. Type a number from 0 to 1,000,000.'],
  ])('keeps %p, explains it beside the field and shows a dash', (text, sentence) => {
    render(<Sample />);
    type(text);
    expect(result()).toHaveTextContent(/^—$/);
    wait(600);
    expect(size()).toHaveValue(text);
    expect(size()).toHaveAccessibleDescription(sentence);
    type('10');
    expect(size()).toBeValid();
    expect(result()).toHaveTextContent('200');
  });

  it.each([
    ['1,234', '24,680', 'Read as 1,234: a comma before three digits marks thousands here. Type decimals with a point.'],
    ['1.000', '20', 'Read as 1: a point marks decimals here. Type thousands with a comma.'],
    ['0,125', '3', 'Read as 0.125.'],
    ['１２', '240', 'Read as 12.'],
    ['12.5', '250', ''],
  ])('reads %p, keeps it, and says how where it is not the usual way', (text, sats, sentence) => {
    render(<Sample />);
    type(text);
    expect(result()).toHaveTextContent(sats);
    expect(size()).not.toHaveAccessibleDescription();
    wait(600);
    expect(size()).toHaveValue(text);
    expect(size()).toBeValid();
    expect(size()).toHaveAccessibleDescription(sentence);
  });

  it('says what a damaged link lost, until the reader sets it', () => {
    window.history.replaceState(null, '', '/#sample?sizeVbytes=300&amp;rateSatsPerVbyte=many');
    render(<Sample />);
    const rate = screen.getByRole('textbox', { name: 'Rate' });
    expect([size(), rate].map((field) => (field as HTMLInputElement).value)).toEqual(['300', '20']);
    expect(screen.getByText(common.damagedLink.part)).toBeVisible();
    expect(rate).toHaveAccessibleDescription(common.errors.lostInLink);
    expect(size()).not.toHaveAccessibleDescription();
    fireEvent.change(rate, { target: { value: '2' } });
    expect(screen.queryByText(common.damagedLink.part)).not.toBeInTheDocument();
    expect(rate).not.toHaveAccessibleDescription();
  });

  it('shows the example, and says so, for a link of which nothing is left', () => {
    window.history.replaceState(null, '', '/#sample?sizeV');
    render(<Sample />);
    expect(size()).toHaveValue('250');
    expect(screen.getByText(common.damagedLink.all)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(screen.queryByText(common.damagedLink.all)).not.toBeInTheDocument();
    expect(window.location.hash).toBe('');
  });

  it('announces the results once, after input has paused', () => {
    render(<Sample />);
    expect(spoken()).toBeEmptyDOMElement();
    for (const text of ['3', '30', '300']) {
      type(text);
      wait(400);
      expect(spoken()).toBeEmptyDOMElement();
    }
    wait(600);
    expect(spoken()).toHaveTextContent('Satoshis: 6,000, You pay');
  });

  it('has no link while a field is invalid, explains why, and keeps the last valid state in the fragment', async () => {
    render(<Sample />);
    const copy = () => screen.getByRole('button', { name: 'Copy link to this result' });
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { clipboard: { writeText } });
    type('300');
    wait(600);
    type('oops');
    fireEvent.click(copy());
    expect(copy()).toHaveAttribute('aria-disabled', 'true');
    // Not before the complaint at the field itself.
    expect(screen.queryByText(common.actions.noLink)).not.toBeInTheDocument();
    wait(600);
    expect(screen.getByText(common.actions.noLink)).toHaveAttribute('role', 'status');
    expect(window.location.hash).toBe('#sample?sizeVbytes=300&rateSatsPerVbyte=20');
    expect(writeText).not.toHaveBeenCalled();
    type('400');
    expect(screen.queryByText(common.actions.noLink)).not.toBeInTheDocument();
    await act(async () => fireEvent.click(copy()));
    expect(writeText).toHaveBeenCalledWith('http://localhost/#sample?sizeVbytes=400&rateSatsPerVbyte=20');
  });

  it('does not change the fragment without input or if it belongs to another calculator', () => {
    window.history.replaceState(null, '', '/#other?amount=5');
    render(<Sample />);
    wait(2000);
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    wait(2000);
    expect(window.location.hash).toBe('#other?amount=5');
    expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
  });

  it('does not overwrite a fragment that changed after the last input', () => {
    render(<Sample />);
    type('300');
    window.history.replaceState(null, '', '/#other?amount=5');
    fireEvent(window, new Event('hashchange'));
    wait(2000);
    expect(window.location.hash).toBe('#other?amount=5');
    type('400');
    wait(600);
    expect(window.location.hash).toBe('#sample?sizeVbytes=400&rateSatsPerVbyte=20');
  });

  it('restores the state of a followed link when another calculator has written its own since', () => {
    render(<Sample />);
    window.history.replaceState(null, '', '/#other?amount=5');
    const newURL = 'http://localhost/#sample?sizeVbytes=300&rateSatsPerVbyte=20';
    fireEvent(window, new HashChangeEvent('hashchange', { newURL }));
    expect(size()).toHaveValue('300');
  });

  it('parses and formats numbers by locale; the fragment is the same in every locale', () => {
    render(<Sample locale="pt" />);
    type('1.234,5');
    wait(600);
    expect(result()).toHaveTextContent('24.690');
    expect(window.location.hash).toBe('#sample?sizeVbytes=1234.5&rateSatsPerVbyte=20');
    window.history.replaceState(null, '', '/#sample?sizeVbytes=12345.75&rateSatsPerVbyte=20');
    fireEvent(window, new Event('hashchange'));
    expect(size()).toHaveValue('12.345,75');
    expect(size()).not.toHaveAccessibleDescription();
  });
});
