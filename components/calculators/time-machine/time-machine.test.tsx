import { act, fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { CalculatorExhibit } from '@/components/home/calculator-exhibit';
import { getContent } from '@/lib/content/content';
import { setUpCalculatorPage } from '@/tests/components/calculator-page';

const { machine: words } = getContent('en').home.exhibits.calculator;
const { common } = getContent('en').calculators;

// React has rendered the machine: no island waits for its hydration.
jest.mock('@/components/islands/island', () => ({ island: (_: string, Part: unknown) => Part }));

setUpCalculatorPage();

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: words.amount.label });
const year = () => screen.getByRole<HTMLSelectElement>('combobox', { name: words.year });
const ticket = () => screen.getAllByRole('status').find((status) => status.tagName === 'OUTPUT') as HTMLElement;
const goods = () => screen.getByRole('table', { name: /^The same \$/ });
/** The cell of a thing: what the amount bought then, or buys at this site's or at published prices. */
const cell = (thing: RegExp, list: 'then' | 'site' | 'published') => {
  const row = within(goods()).getByRole('rowheader', { name: thing }).closest('tr');
  return row?.querySelectorAll('td')[['then', 'site', 'published'].indexOf(list)] as HTMLElement;
};
const things = () =>
  within(goods())
    .getAllByRole('rowheader')
    .map((header) => header.textContent?.trim());
const column = (name: string) => within(goods()).getByRole('columnheader', { name });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const type = (text: string) => fireEvent.change(amount(), { target: { value: text } });
const choose = (value: number) => fireEvent.change(year(), { target: { value: String(value) } });
const show = () => render(<CalculatorExhibit locale="en" />);

describe('TimeMachine', () => {
  it('renders the default example without input', () => {
    show();
    // 100 × 321.5 ÷ 40.5 = 793.827…
    expect(ticket()).toHaveTextContent('$100 of 1971 equals$793.83in the dollars of May 2025');
    expect(ticket()).toHaveTextContent(words.resultClasses['nominal-increase']);
    expect(ticket()).toHaveTextContent('$100 × 321.5 ÷ 40.5 = $793.83');
    // 1 − 40.5 ÷ 321.5 = 0.874
    expect(ticket()).toHaveTextContent('lost 87% of what it could buy');
  });

  it('follows the hand while the dial is turned, and calculates for 300 ms when it is let go', () => {
    const { container } = show();
    const dial = container.querySelector('svg.cursor-grab') as Element;
    // The dial has no size here, so each point is right of its center and above it: a year between the middle and the end.
    const point = (type: string, clientX: number, clientY: number) =>
      fireEvent(dial, new MouseEvent(type, { bubbles: true, clientX, clientY }));
    point('pointerdown', 0, 0);
    point('pointermove', 200, 100);
    expect(year()).not.toHaveValue('1971');
    expect(ticket()).toHaveTextContent(`$100 of ${year().value} equals`);
    expect(ticket()).toHaveAttribute('aria-busy', 'false');
    wait(400);
    point('pointerup', 200, 100);
    expect(ticket()).toHaveTextContent(words.ticket.calculating);
    wait(299);
    expect(ticket()).toHaveTextContent(words.ticket.calculating);
    wait(1);
    expect(ticket()).toHaveTextContent(`$100 of ${year().value} equals`);
    type('200');
    expect(ticket()).toHaveTextContent(words.ticket.calculating);
  });

  it('calculates for 300 ms when a press on the dial chooses a year', () => {
    const { container } = show();
    fireEvent.click(container.querySelector('svg.cursor-grab') as Element, { clientX: 200, clientY: 100 });
    expect(year()).not.toHaveValue('1971');
    expect(ticket()).toHaveTextContent(words.ticket.calculating);
    wait(300);
    expect(ticket()).toHaveTextContent(`$100 of ${year().value} equals`);
  });

  it('is busy for 300 ms after a change, then shows the result', () => {
    show();
    const changes = [
      () => type('200'),
      () => choose(1980),
      () => fireEvent.click(screen.getByRole('radio', { name: words.modes['present-to-past'] })),
      () => fireEvent.click(screen.getByRole('button', { name: '$10k' })),
    ];
    for (const change of changes) {
      change();
      expect(ticket()).toHaveTextContent(words.ticket.calculating);
      expect(ticket()).toHaveAttribute('aria-busy', 'true');
      wait(299);
      expect(ticket()).toHaveTextContent(words.ticket.calculating);
      wait(1);
      expect(ticket()).not.toHaveTextContent(words.ticket.calculating);
      expect(ticket()).toHaveAttribute('aria-busy', 'false');
    }
    // 10,000 × 82.4 ÷ 321.5 = 2,562.986…
    expect(ticket()).toHaveTextContent('$2,562.99');
  });

  it('converts from the present to the past', () => {
    show();
    fireEvent.click(screen.getByRole('radio', { name: words.modes['present-to-past'] }));
    wait(300);
    // 100 × 40.5 ÷ 321.5 = 12.597…
    expect(ticket()).toHaveTextContent('$100 of May 2025 equals$12.60in the dollars of 1971');
    expect(ticket()).toHaveTextContent(words.resultClasses['less-purchasing-power']);
  });

  it('states and explains that nothing changed for equal years and for zero dollars', () => {
    show();
    for (const [mode, label] of [
      [words.modes['past-to-present'], 'Purchasing power lost: none, 0%'],
      [words.modes['present-to-past'], 'More purchasing power: none, 0%'],
    ] as const) {
      fireEvent.click(screen.getByRole('radio', { name: mode }));
      choose(2024);
      wait(300);
      expect(ticket()).toHaveTextContent(label);
      expect(ticket()).toHaveTextContent('nothing was gained and nothing was lost');
      choose(1971);
      for (const text of ['0', 'abc']) {
        type(text);
        wait(300);
        expect(ticket()).toHaveTextContent(words.nothing);
        expect(ticket()).toHaveTextContent('Zero dollars stay zero dollars');
        expect(ticket()).not.toHaveTextContent(/purchasing power/i);
      }
      type('100');
    }
  });

  it('marks a loss with an icon, but not a nominal increase', () => {
    show();
    const iconBeside = (text: string) => within(ticket()).getByText(text).parentElement?.querySelector('svg');
    expect(iconBeside(words.resultClasses['nominal-increase'])).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: words.modes['present-to-past'] }));
    wait(300);
    expect(iconBeside(words.resultClasses['less-purchasing-power'])).not.toBeNull();
  });

  it.each([
    // 0.005 × 321.5 ÷ 40.5 = 0.0397; 1.005 × 321.5 ÷ 40.5 = 7.978; 1.01 would be 8.02
    ['0.005', words.modes['past-to-present'], '$0.005 × 321.5 ÷ 40.5 = $0.04'],
    ['1.005', words.modes['past-to-present'], '$1.005 × 321.5 ÷ 40.5 = $7.98'],
    // 0.001 × 40.5 ÷ 321.5 = 0.00012597; 0.05 × 40.5 ÷ 321.5 = 0.0062986
    ['0.001', words.modes['present-to-past'], '$0.001 × 40.5 ÷ 321.5 = $0.00013'],
    ['0.05', words.modes['present-to-past'], '$0.05 × 40.5 ÷ 321.5 = $0.0063'],
  ])('shows enough decimals for a correct equation with %s dollars, %s', (text, mode, equation) => {
    show();
    fireEvent.click(screen.getByRole('radio', { name: mode }));
    type(text);
    wait(300);
    expect(ticket()).toHaveTextContent(equation);
    expect(ticket()).toHaveTextContent(`$${text} of`);
  });

  it('says what each old price is the price of, in a closed line', () => {
    show();
    const note = screen.getByText('What the prices of 1971 stand for').closest('details') as HTMLDetailsElement;
    expect(note.open).toBe(false);
    expect(note).toHaveTextContent('Milk: Two half gallons brought to the door (historical statistics).');
    expect(note).toHaveTextContent('Coffee: We have no sourced price of a cup for this year.');
    expect(screen.getByText(/Goods have prices of 2024 \(our house: May 2025\)\. Our coffee is a latte/)).toBeVisible();
  });

  it('offers every year from 1913 to 2023, and May 2025', () => {
    show();
    const years = within(year())
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(years).toEqual([words.present.name, ...Array.from({ length: 111 }, (_, index) => String(2023 - index))]);
  });

  it('lists what the amount buys then and now in one row for each thing, at two prices of now', () => {
    show();
    expect(column('In 1971')).toBeVisible();
    expect(column('In 2024')).toHaveAttribute('colspan', '2');
    expect(column(words.lists.site)).toBeVisible();
    expect(column(words.lists.published)).toBeVisible();
    expect(things()).toEqual([
      words.lists.items.car.name,
      words.lists.items.medianHouse.name,
      'Coffee cups',
      'Bread loaves',
      'Milk gallons',
      'Gasoline gallons',
    ]);
    // 100 ÷ 3,742 = 2.67%; ÷ 35,000 = 0.286%; ÷ 48,724 = 0.205%
    expect(cell(/car/, 'then')).toHaveTextContent(/^2\.7%\$3,742$/);
    expect(cell(/car/, 'site')).toHaveTextContent(/^0\.3%\$35,000$/);
    expect(cell(/car/, 'published')).toHaveTextContent(/^0\.2%\$48,724 Kelley Blue Book$/);
    // 100 ÷ 25,225 = 0.396%; ÷ 422,800 = 0.024%, which is too little to show
    expect(cell(/house/, 'then')).toHaveTextContent(/^0\.4%\$25,225$/);
    expect(cell(/house/, 'site')).toHaveTextContent(/^<0\.1%\$422,800$/);
    expect(cell(/house/, 'published')).toHaveTextContent(/^<0\.1%\$418,975 Census$/);
    expect(cell(/Coffee/, 'then')).toHaveTextContent(/^no official price$/);
    expect(cell(/Coffee/, 'site')).toHaveTextContent(/^20\$5\.00$/);
    expect(cell(/Coffee/, 'published')).toHaveTextContent(/^32\$3\.08 Toast$/);
    // 100 ÷ 0.25, 100 ÷ 3.5 and 100 ÷ 1.97
    expect(cell(/Bread/, 'then')).toHaveTextContent(/^400\$0\.25$/);
    expect(cell(/Bread/, 'site')).toHaveTextContent(/^28\$3\.50$/);
    expect(cell(/Bread/, 'published')).toHaveTextContent(/^50\$1\.97 BLS$/);
  });

  it('draws how much of the old quantity is left', () => {
    show();
    const part = (list: 'then' | 'site' | 'published') => cell(/Bread/, list).querySelector('progress')?.value;
    // 0.25 ÷ 3.5 = 7.1%; 0.25 ÷ 1.97 = 12.7%
    expect(part('site')).toBe(0.071);
    expect(part('published')).toBe(0.127);
    expect(part('then')).toBeUndefined();
    // Without an old price there is nothing to compare with.
    expect(cell(/Coffee/, 'site').querySelector('progress')).toBeNull();
  });

  it('names the year of the prices and marks estimates', () => {
    show();
    choose(1985);
    wait(300);
    expect(column('Prices of 1980')).toBeVisible();
    expect(goods()).toHaveAccessibleName('The same $100, at prices of 1980 and of 2024');
    expect(screen.getByText(/^No prices are listed for 1985\. These are from 1980/)).toBeVisible();
    expect(cell(/car/, 'then')).toHaveTextContent('$7,570 estimate');
    expect(cell(/Bread/, 'then')).toHaveTextContent(/^196\$0\.509$/);
  });

  it('states that the amount buys nothing, then or now', () => {
    show();
    // One loaf at the published 1.97; none of the six things at this site's prices.
    type('2');
    wait(300);
    expect(within(goods()).getByText(words.lists.devalued)).toBeVisible();
    expect(screen.getByText(/It still buys smaller things/)).toBeVisible();
    expect(things()).toEqual(['Bread loaves', 'Milk gallons', 'Gasoline gallons']);
    expect(within(goods()).getByText('$1.97 BLS').parentElement).toHaveTextContent(/^1\$/);
    type('1.50');
    wait(300);
    expect(within(goods()).getByText(words.lists.devalued)).toHaveAttribute('colspan', '2');
    type('0.01');
    wait(300);
    const nothing = within(goods()).getAllByText(words.lists.nothing);
    expect(nothing.map((message) => message.getAttribute('colspan'))).toEqual(['1', '2']);
    expect(screen.queryByText(/It still buys smaller things/)).not.toBeInTheDocument();
  });

  it.each([
    ['abc', words.errors.notANumber, '$0.00'],
    ['', words.errors.empty, '$0.00'],
    ['-5', words.errors.tooSmall, '$0.00'],
    // The largest amount it works out, 1,000,000,000,000 × 321.5 ÷ 40.5
    [
      '2,000,000,000,000',
      'The machine is made for up to 1,000,000 dollars. It works out more than that too, up to a trillion.',
      '$7,938,271,604,938.27',
    ],
  ])('keeps %p as typed, says what counts and computes with it', (text, sentence, result) => {
    show();
    type(text);
    wait(600);
    expect(amount()).toHaveValue(text);
    expect(amount()).toHaveAccessibleDescription(expect.stringContaining(sentence));
    expect(amount()).toBeInvalid();
    expect(ticket()).toHaveTextContent(result);
  });

  it('works with an amount above its usual limit, and remarks on it without an error', () => {
    show();
    type('2,000,000');
    wait(600);
    expect(amount()).toHaveAccessibleDescription(expect.stringContaining('made for up to 1,000,000 dollars'));
    expect(amount()).toBeValid();
    expect(screen.queryByText(/made for up to/, { selector: '[role=alert]' })).not.toBeInTheDocument();
    // 2,000,000 × 321.5 ÷ 40.5 = 15,876,543.20…
    expect(ticket()).toHaveTextContent('$15,876,543.21');
  });

  it('shows no error while typing', () => {
    show();
    type('1,');
    wait(300);
    expect(amount()).toBeValid();
    type('1,000');
    wait(600);
    expect(amount()).toBeValid();
    expect(ticket()).toHaveTextContent('$7,938.27');
  });

  it('writes its state to the fragment without history entries, and Reset removes it', () => {
    show();
    const steps = window.history.length;
    type('1,234.5');
    choose(2017);
    wait(600);
    expect(window.location.hash).toBe('#time-machine?mode=past-to-present&amount=1234.5&year=2017');
    expect(window.history.length).toBe(steps);
    fireEvent.click(screen.getByRole('button', { name: common.actions.reset }));
    wait(600);
    expect(window.location.hash).toBe('');
    expect(amount()).toHaveValue('100');
    expect(year()).toHaveValue('1971');
    expect(ticket()).toHaveTextContent('$793.83');
  });

  it('restores a fragment on load and on hashchange, and scrolls into view', () => {
    window.history.replaceState(null, '', '/#time-machine?mode=present-to-past&amount=50000&year=2021');
    show();
    wait(300);
    expect(amount()).toHaveValue('50,000');
    expect(year()).toHaveValue('2021');
    expect(screen.getByRole('radio', { name: words.modes['present-to-past'] })).toBeChecked();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
    window.history.replaceState(null, '', '/#time-machine?amount=NaN&year=1800');
    fireEvent(window, new Event('hashchange'));
    wait(300);
    expect(amount()).toHaveValue('100');
    expect(year()).toHaveValue('1971');
  });

  it('copies a link to the result', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    show();
    type('10');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: common.actions.copyLink })));
    expect(writeText).toHaveBeenCalledWith('http://localhost/#time-machine?mode=past-to-present&amount=10&year=1971');
  });

  it.each([
    ['', '0', '$0.00'],
    ['abc', '0', '$0.00'],
    ['-5', '0', '$0.00'],
    ['2,000,000', '2000000', '$15,876,543.21'],
    ['9,000,000,000,000,000', '1000000000000', '$7,938,271,604,938.27'],
  ])('for %p links to the amount used, so that the link shows the same result', async (text, linked, shown) => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    const { unmount } = show();
    type(text);
    wait(600);
    expect(ticket()).toHaveTextContent(shown);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: common.actions.copyLink })));
    const link = `/#time-machine?mode=past-to-present&amount=${linked}&year=1971`;
    expect(writeText).toHaveBeenCalledWith(`http://localhost${link}`);
    unmount();
    window.history.replaceState(null, '', link);
    show();
    wait(300);
    expect(ticket()).toHaveTextContent(shown);
  });

  it('never shows NaN, Infinity or a negative number for any input', () => {
    const { container } = show();
    const typed = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.integer().map(String),
      fc.constantFrom('NaN', 'Infinity', '-0', '1e309', '-1', '.', '٣', '1,2,3', '99999999999999999999'),
    );
    const machine = container.querySelector('#time-machine') as HTMLElement;
    // Found once: looking up roles in jsdom takes longer than a computation.
    const [amountField, yearField, result] = [amount(), year(), ticket()];
    const [toPast, toPresent] = [words.modes['present-to-past'], words.modes['past-to-present']].map((name) =>
      screen.getByRole('radio', { name }),
    );
    fc.assert(
      fc.property(typed, fc.integer({ min: 1913, max: 2024 }), fc.boolean(), (text, chosen, back) => {
        fireEvent.change(amountField, { target: { value: text } });
        fireEvent.change(yearField, { target: { value: String(chosen) } });
        fireEvent.click((back ? toPast : toPresent) as HTMLElement);
        wait(600);
        expect(machine.textContent).not.toMatch(/NaN|Infinity|undefined|[-−]\$?\d/);
        expect(result).toBeInTheDocument();
        expect(result.textContent).toMatch(/equals\$[\d,]+\.\d\d/);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the notes below the Time Machine', () => {
  const open = (name: string) => screen.getByText(name).closest('details') as HTMLDetailsElement;

  it('explains the base year and the effect of the annual average', () => {
    show();
    const panel = open('Data Sources & Methodology');
    expect(panel.open).toBe(false);
    // 1 − 313.689 ÷ 321.5 = 2.43%
    expect(panel).toHaveTextContent('321.5');
    expect(panel).toHaveTextContent('the years to 2023 and, as the last, May 2025.');
    expect(panel).toHaveTextContent('average index of 2024 is 313.7');
    expect(panel).toHaveTextContent('2.4% lower');
    // 35,000 ÷ 48,724 − 1 = −28%; 5 ÷ 3.08 − 1 = +62%
    expect(
      within(panel).getByRole('row', { name: /new car \$35,000.*\$48,724.*−28%/i, hidden: true }),
    ).toBeInTheDocument();
    expect(
      within(panel).getByRole('row', { name: /cup of coffee \$5\.00.*\$3\.08.*\+62%/i, hidden: true }),
    ).toBeInTheDocument();
  });

  it('shows house prices in bitcoin by both kinds of price, with their names', () => {
    show();
    const panel = open('Bitcoin housing comparison: the price of a house in bitcoin');
    const rows = (caption: string) =>
      within(within(panel).getByRole('table', { name: caption, hidden: true }))
        .getAllByRole('row', { hidden: true })
        .slice(1)
        .map((row) => row.textContent);
    // 322,425 ÷ 14,000 = 23.0; 328,150 ÷ 29,000 = 11.3; 383,000 ÷ 47,000 = 8.1; 422,800 ÷ 65,964 = 6.4
    expect(rows('With the prices this site first used')).toEqual([
      '2017$322,425$14,000Year-end price23.0 BTC',
      '2020$328,150$29,000Year-end price11.3 BTC',
      '2021$383,000$47,000Yearly average8.1 BTC',
      '2024$422,800$65,964Yearly average6.4 BTC',
    ]);
    // 322,425 ÷ 3,994.49 = 80.7; 328,150 ÷ 11,119.06 = 29.5
    expect(rows('With the average price of every year').map((row) => row?.slice(-8))).toEqual([
      '80.7 BTC',
      '29.5 BTC',
      'e8.1 BTC',
      'e6.4 BTC',
    ]);
    // 1 − 15,758.29 ÷ 67,541.76 = 77%
    expect(panel).toHaveTextContent('bitcoin lost 77%');
  });
});
