import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getContent } from '@/lib/content/content';
import { getCpiTable } from '@/lib/content/figures/series';
import { setUpCalculatorPage } from '@/tests/components/calculator-page';
import { BirthTicket } from './birth-ticket';
import { drawTicket } from './draw-ticket';

jest.mock('./draw-ticket', () => ({ drawTicket: jest.fn() }));

const { calculators, home } = getContent('en');
const cpi = getCpiTable();
const ticket = (
  <BirthTicket
    firstYear={1913}
    cpi={Object.values(cpi)}
    words={home.exhibits.hero.birthYear}
    common={calculators.common}
    sourceHref="/sources#dollar-value-lost-since-1971"
    site="Bitcoin Journey, bitcoin-journey.example"
    locale="en"
  />
);

const TYPING_PAUSE_MS = 600;
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: home.exhibits.hero.birthYear.label });
const printed = () => screen.getAllByRole('status').find((status) => status.tagName === 'OUTPUT') as HTMLElement;
const type = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  act(() => jest.advanceTimersByTime(TYPING_PAUSE_MS));
};

setUpCalculatorPage();

describe('BirthTicket', () => {
  it('is a complete example in the HTML, marked as one', () => {
    const html = document.createElement('div');
    html.innerHTML = renderToStaticMarkup(ticket);
    // 100 × (1 − 130.7 ÷ 321.5) = 59.3; (321.5 ÷ 130.7) ^ (1 ÷ 35) = 1.0261
    expect(html).toHaveTextContent('1990 to May 2025−59%41¢ left');
    // 1936: (40.5 ÷ 13.867) ^ (1 ÷ 35) = 1.0311; 100 × (1 − 13.867 ÷ 40.5) = 65.8
    expect(html).toHaveTextContent(
      'Prices rose 2.6% a year in that time, and 3.1% a year in the 35 years up to 1971 (a dollar lost 66%).',
    );
    expect(html).toHaveTextContent('100¢ × 130.7 ÷ 321.5 = 41¢');
    expect(html).toHaveTextContent(home.exhibits.hero.birthYear.example);
    expect(html.textContent).not.toMatch(/[{}]|NaN/);
  });

  it('prints the ticket of the year that is typed, and keeps it in the fragment', () => {
    const { container } = render(ticket);
    type('1985');
    // 100 × (1 − 107.567 ÷ 321.5) = 66.5; 1931: 100 × (1 − 15.208 ÷ 40.5) = 62.4; (40.5 ÷ 15.208) ^ (1 ÷ 40) = 1.0248
    expect(printed()).toHaveTextContent('1985 to May 2025−67%33¢ left');
    expect(container).toHaveTextContent('and 2.5% a year in the 40 years up to 1971 (a dollar lost 62%).');
    expect(printed()).not.toHaveTextContent(home.exhibits.hero.birthYear.example);
    expect(window.location.hash).toBe('#birth-year?year=1985');
    expect(screen.getByRole('button', { name: home.exhibits.hero.birthYear.copyLink })).toBeEnabled();
    expect(screen.getByRole('button', { name: home.exhibits.hero.birthYear.picture.draw })).toBeVisible();
  });

  it('compares a life that is longer than the index before 1971 with all of it', () => {
    const { container } = render(ticket);
    type('1950');
    // (40.5 ÷ 9.9) ^ (1 ÷ 58) = 1.0246
    expect(container).toHaveTextContent(
      'and 2.5% a year from 1913, when the index starts, to 1971 (a dollar lost 76%).',
    );
  });

  it.each([
    ['1912', 'Our price index starts in 1913, so there is no ticket for an earlier year.'],
    ['2024', 'Our price level is that of May 2025, so the last year with a ticket is 2023.'],
    ['85', 'This is not a year. Write its four digits, such as 1990.'],
    ['soon', 'This is not a year. Write its four digits, such as 1990.'],
  ])('says what is wrong with "%s", keeps it, and prints no number', (text, message) => {
    render(ticket);
    type(text);
    expect(field()).toHaveValue(text);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(printed()).toHaveTextContent(/^— to May 2025— No ticket$/);
    // Of the coin only the outline of the full dollar.
    expect(printed().querySelectorAll('circle')).toHaveLength(1);
    expect(printed().querySelector('use')).toBeNull();
    expect(printed().textContent).not.toMatch(/\d%|NaN/);
    expect(window.location.hash).toBe('');
  });

  it('says in its field that a year is to be typed there', () => {
    render(ticket);
    expect(field()).toHaveAttribute('placeholder', home.exhibits.hero.birthYear.placeholder);
    expect(field()).toHaveAccessibleDescription('Any year from 1913 to 2023.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  describe('in a browser that passes texts to other apps', () => {
    const share = jest.fn();
    const press = async () => {
      fireEvent.click(screen.getByRole('button', { name: home.exhibits.hero.birthYear.send }));
      await act(async () => jest.advanceTimersByTime(0));
      await act(async () => {});
    };
    beforeEach(() => {
      share.mockReset();
      jest.mocked(drawTicket).mockReset();
      Object.assign(navigator, { share, canShare: () => true });
      HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['picture'], { type: 'image/png' }));
      render(ticket);
      type('1985');
    });
    afterEach(() => {
      for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
    });

    const message = {
      text: 'A dollar kept in a drawer since 1985 had lost 67% of what it could buy by May 2025.',
      url: expect.stringMatching(/#birth-year\?year=1985$/),
    };

    it('sends the ticket: its sentence, its link and its picture', async () => {
      await press();
      const [sent] = share.mock.calls[0] ?? [];
      expect(sent).toEqual({ ...message, files: [expect.any(File)] });
      expect(sent.files[0].name).toBe('bitcoin-journey-1985.png');
    });

    it('sends sentence and link without the picture if it cannot be drawn', async () => {
      jest.mocked(drawTicket).mockImplementation(() => {
        throw new Error('This browser has no canvas');
      });
      await press();
      expect(share).toHaveBeenCalledWith(message);
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['', '', '']);
    });

    it.each([
      ['says what else to do if the browser refuses', 'NotAllowedError', 'Copy the link instead.'],
      ['is silent if the reader closes the list of apps', 'AbortError', ''],
    ])('%s', async (_name, name, message) => {
      share.mockRejectedValue(new DOMException('', name));
      await press();
      const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
      expect(said.join('')).toContain(message);
      expect(said.join('') === '').toBe(message === '');
    });
  });

  it('shows no error while the year is being typed', () => {
    render(ticket);
    fireEvent.change(field(), { target: { value: '19' } });
    expect(field()).toBeValid();
    act(() => jest.advanceTimersByTime(TYPING_PAUSE_MS));
    expect(field()).toBeInvalid();
  });

  it('restores the ticket of a link, and ignores a link to a year without one', () => {
    window.history.replaceState(null, '', '/#birth-year?year=1955');
    const { unmount } = render(ticket);
    expect(field()).toHaveValue('1955');
    // 100 × (1 − 26.775 ÷ 321.5) = 91.7
    expect(printed()).toHaveTextContent('−92%');
    unmount();
    for (const year of ['1800', '1955.5', '3000', 'x']) {
      window.history.replaceState(null, '', `/#birth-year?year=${year}`);
      const { unmount } = render(ticket);
      expect(field()).toHaveValue('');
      expect(printed()).toHaveTextContent(home.exhibits.hero.birthYear.example);
      unmount();
    }
  });

  it.each([
    [
      calculators.common.actions.reset,
      () => fireEvent.click(screen.getByRole('button', { name: calculators.common.actions.reset })),
    ],
    ['an emptied field', () => type('')],
  ])('returns to the example after %s, and takes the year out of the address', (_name, clear) => {
    render(ticket);
    type('1985');
    clear();
    expect(field()).toHaveValue('');
    expect(printed()).toHaveTextContent(home.exhibits.hero.birthYear.example);
    expect(window.location.hash).toBe('');
  });
});
