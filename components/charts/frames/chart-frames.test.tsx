import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChartReader } from '@/components/charts/chart-reader';
import { DataChart, PageChart } from '@/components/charts/data-chart';
import { ChartActions } from '@/components/charts/frames/chart-actions';
import { ChartCard } from '@/components/charts/frames/chart-card';
import type { ChartContent } from '@/components/charts/frames/chart-drawing';
import { ChartWithTable } from '@/components/charts/frames/chart-plate';
import { ChartSteps } from '@/components/charts/frames/chart-steps';
import { CHART_IDS } from '@/content/charts';
import { getChart } from '@/lib/charts/get-chart';
import { getContent } from '@/lib/content/content';
import { startPage } from '@/tests/components/behaviours';
import { mockIntersections } from '@/tests/components/intersections';

const words = getContent('en').charts.parts;

const contentOf = (change: Partial<ChartContent> = {}): ChartContent => ({
  Reader: ChartReader,
  id: 'sample',
  words,
  title: 'Bread and pay',
  summary: 'Bread rose from 1 to 4, pay from 1 to 2.',
  unit: 'Dollars',
  xs: [1970, 1971, 1972],
  lines: [
    { id: 'bread', label: 'Bread', last: '$4', tone: 'loss', stroke: 'solid', values: [1, 2, 4] },
    { id: 'pay', label: 'Pay', tone: 'ink', stroke: 'dashed', values: [null, 1, 2] },
  ],
  marks: [{ x: 1971, label: '1971', kind: 'main' }],
  scales: ['linear', 'log'],
  formatTick: (value) => `$${value}`,
  table: {
    columns: ['Year', 'Bread', 'Pay'],
    rows: [
      ['1970', '$1', '—'],
      ['1971', '$2', '$1'],
      ['1972', '$4', '$2'],
    ],
  },
  entries: [
    { name: 'Bread', columns: [0], line: { index: 0, tone: 'loss', stroke: 'solid' } },
    { name: 'Pay', columns: [1], line: { index: 1, tone: 'ink', stroke: 'dashed' } },
  ],
  ...change,
});

const foot = (chart: ChartContent) => ({
  caveat: <p>Not what it weighs.</p>,
  notes: <p>A bakery.</p>,
  actions: <ChartActions chart={chart} dataHref="/data/sample" />,
});

const sample = (change: Partial<ChartContent> = {}) => {
  const chart = contentOf(change);
  return <ChartCard chart={chart} {...foot(chart)} />;
};

const tooltip = () => document.querySelector('[data-plot] dl');

describe('a chart in its frames', () => {
  it('has a name, a description and a link to its data', () => {
    render(sample());
    expect(screen.getByRole('figure', { name: 'Bread and pay' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Bread and pay' })).toHaveAccessibleDescription(
      'Bread rose from 1 to 4, pay from 1 to 2.',
    );
    expect(screen.getByRole('link', { name: 'Table and data: Bread and pay' })).toHaveAttribute('href', '/data/sample');
    expect(screen.queryByRole('table', { hidden: true })).toBeNull();
  });

  it('says what it shows in steps instead of a summary, and has its caveat at its foot', () => {
    const steps = [
      { title: 'At first', text: 'Bread cost 1.' },
      { title: 'Then', text: 'It cost 4.' },
    ];
    const chart = contentOf();
    render(<ChartSteps chart={chart} claim={<p>4 times</p>} steps={steps} {...foot(chart)} />);
    expect(screen.queryByText(/^Bread rose/)).toBeNull();
    expect(screen.getByRole('img', { name: 'Bread and pay' })).toHaveAccessibleDescription(
      /^At first ?Bread cost 1\. ?Then ?It cost 4\.$/,
    );
    const [first, last] = screen.getAllByRole('listitem').slice(-2) as [HTMLElement, HTMLElement];
    expect(within(first).getByRole('heading', { level: 4, name: 'At first' })).toBeVisible();
    expect(within(last).queryByText('Not what it weighs.')).toBeNull();
    expect(screen.getByText('Not what it weighs.')).toBeVisible();
  });

  it('has its table below it when it has no page of its own', () => {
    render(<ChartWithTable chart={contentOf()} caveat={null} />);
    const table = screen.getByRole('table', { hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(4);
    expect(within(table).getByRole('rowheader', { name: '1972', hidden: true })).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('draws both scales in the HTML, without style attributes', () => {
    const html = renderToStaticMarkup(sample());
    expect(html).not.toContain('style=');
    const page = new DOMParser().parseFromString(html, 'text/html');
    const bread = [...page.querySelectorAll('path[data-line=bread]')].map((path) => path.getAttribute('d'));
    // The linear axis runs from $0 to $4. The log axis runs from $1 to $5 and has 2 at ln 2 / ln 5 = 43.1%.
    expect(bread).toEqual(['M0,75l50-25l50-50', 'M0,100l50-43.1l50-43']);
  });

  it('labels its lines and gives them different dashes', () => {
    const { container } = render(sample());
    expect(screen.getAllByText('Bread')).not.toHaveLength(0);
    const dashes = [...container.querySelectorAll('path[data-line]')].map((path) =>
      path.getAttribute('stroke-dasharray'),
    );
    expect(new Set(dashes).size).toBe(2);
  });

  it('shows and announces the values of a row when the slider moves', () => {
    render(sample());
    const slider = screen.getByRole('slider', { name: 'Read the chart: Bread and pay' });
    expect(slider).toHaveAttribute('aria-valuetext', words.reader.start);
    fireEvent.change(slider, { target: { value: '1' } });
    expect(slider).toHaveAttribute('aria-valuetext', '1971: Bread $2; Pay $1');
    expect(tooltip()).toHaveTextContent('Bread$2Pay$1');
    fireEvent.change(slider, { target: { value: '0' } });
    // 1970 has no value for pay. The read-out keeps the entry, so that its height does not change.
    expect(slider).toHaveAttribute('aria-valuetext', '1970: Bread $1');
    expect(tooltip()).toHaveTextContent('Bread$1Pay—');
    fireEvent.keyDown(slider, { key: 'Escape' });
    expect(tooltip()).toBeNull();
  });

  it('shows the values with the dashes of their lines', () => {
    const { container } = render(sample());
    fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });
    const dashesOf = (paths: Iterable<Element>) => Array.from(paths, (path) => path.getAttribute('stroke-dasharray'));
    const lines = ['bread', 'pay'].flatMap((line) => container.querySelector(`[data-line=${line}]`) ?? []);
    expect(dashesOf(tooltip()?.querySelectorAll('path') ?? [])).toEqual(dashesOf(lines));
  });

  it('puts its dots on the drawing of the chosen scale', async () => {
    const { container } = render(sample());
    const slider = screen.getByRole('slider');
    const dots = () => [...container.querySelectorAll('[data-plot] > div circle')].map((dot) => dot.getAttribute('cy'));
    fireEvent.change(slider, { target: { value: '1' } });
    expect(dots()).toEqual(['50%', '75%']);
    await userEvent.click(screen.getByRole('radio', { name: 'Log' }));
    fireEvent.change(slider, { target: { value: '2' } });
    fireEvent.change(slider, { target: { value: '1' } });
    expect(dots()).toEqual(['56.9%', '100%']);
    fireEvent.change(slider, { target: { value: '0' } });
    expect(dots()).toEqual(['100%']);
  });

  it('announces a row without values', () => {
    const rows = [['1970', '—', '—'], ...['1971', '1972'].map((year) => [year, '$2', '$1'])];
    render(sample({ table: { columns: ['Year', 'Bread', 'Pay'], rows } }));
    fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '1970: —');
  });

  it('reads the last row when it is redrawn with fewer rows', () => {
    const { rerender } = render(sample());
    const table = { columns: ['Year', 'Bread', 'Pay'], rows: [['1970', '$1', '—']] };
    rerender(sample({ xs: [1970], table }));
    expect(screen.getByRole('slider')).toHaveValue('0');
  });

  it('writes the values at its axis and the years below', () => {
    render(sample({ scales: ['linear'] }));
    for (const tick of ['$0', '$1', '$2', '$3', '$4', '1970', '1972'])
      expect(screen.getAllByText(tick)).not.toHaveLength(0);
  });

  it('starts with the first scale', () => {
    render(sample({ scales: ['log', 'linear'] }));
    expect(screen.getByRole('radio', { name: 'Log' })).toBeChecked();
    expect(screen.getByRole('radio', { name: words.scale.linear })).not.toBeChecked();
  });

  it('has no switch when it has one scale', () => {
    render(sample({ scales: ['linear'] }));
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('lists names and last values in a key, the highest line first, when it has four lines', () => {
    const lines = ['Bread', 'Pay', 'Rent', 'Milk'].map((label, i) => ({
      id: label,
      label,
      last: `$${i + 4}`,
      tone: 'ink' as const,
      stroke: 'solid' as const,
      values: [i, 1 + i, 4 + i],
    }));
    render(sample({ lines }));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Milk $7',
      'Rent $6',
      'Pay $5',
      'Bread $4',
    ]);
  });

  it('leaves a line for wide screens out of the key and out of the drawing of narrow ones', () => {
    const lines = ['Bread', 'Pay', 'Rent', 'Milk'].map((label, i) => ({
      id: label,
      label,
      tone: 'ink' as const,
      stroke: 'solid' as const,
      isWideOnly: label === 'Rent',
      values: [i, 1 + i, 4 + i],
    }));
    const { container } = render(sample({ lines }));
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Milk', 'Pay', 'Bread']);
    const hidden = [...container.querySelectorAll('[data-line]')].filter((line) =>
      line.matches('[class*="@max-md:hidden"]'),
    );
    expect(new Set(hidden.map((line) => line.getAttribute('data-line')))).toEqual(new Set(['Rent']));
  });

  it('adds the second value of a line with its template', () => {
    render(
      sample({
        entries: [
          { name: 'Bread', columns: [0, 1], further: 'pay {n}', line: { index: 0, tone: 'loss', stroke: 'solid' } },
        ],
      }),
    );
    const slider = screen.getByRole('slider');
    fireEvent.change(slider, { target: { value: '1' } });
    expect(slider).toHaveAttribute('aria-valuetext', '1971: Bread $2, pay $1');
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider).toHaveAttribute('aria-valuetext', '1970: Bread $1');
  });

  it('copies the address of the page with its own fragment', async () => {
    const user = userEvent.setup();
    render(sample());
    startPage();
    await user.click(screen.getByRole('button', { name: words.link.copyLink }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/#sample');
  });
});

describe('a chart under the mouse', () => {
  /** A plot of 200 × 100 px, 50 px from the left. */
  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(50, 0, 200, 100) as DOMRect);
  });
  afterEach(() => jest.restoreAllMocks());

  const layer = () => screen.getByRole('slider').parentElement as HTMLElement;
  /** From the left edge of the plot or from its right one, and from its top. */
  const place = () => {
    const style = tooltip()?.parentElement?.style;
    return ['--left', '--right', '--y'].map((name) => style?.getPropertyValue(name)).join(' ');
  };
  const move = (clientX: number, clientY: number) =>
    fireEvent(layer(), new MouseEvent('pointermove', { bubbles: true, clientX, clientY }));

  it.each([
    // The first row is to the left of the tooltip, the last one to the right of it.
    [60, 50, '1970', 'calc(0% + 14px)  50%'],
    [145, 50, '1971', 'calc(50% + 14px)  50%'],
    [240, 50, '1972', ' calc(0% + 14px) 50%'],
    // It stays within the height of the plot.
    [60, 0, '1970', 'calc(0% + 14px)  0%'],
    [60, 100, '1970', 'calc(0% + 14px)  100%'],
  ])('shows the nearest row beside its guide when the mouse is at %i, %i', (x, y, year, transform) => {
    render(sample());
    move(x, y);
    expect(tooltip()?.parentElement).toHaveTextContent(year);
    expect(place()).toBe(transform);
  });

  it('keeps the tooltip away from the lines when the keyboard moves the guide', () => {
    render(sample());
    // Bread and pay are in the lower half in 1971, and bread is at the top in 1972.
    fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });
    expect(place()).toBe('calc(50% + 14px)  15%');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '2' } });
    expect(place()).toBe(' calc(0% + 14px) 85%');
  });

  it('hides the values when the mouse leaves', () => {
    render(sample());
    move(60, 50);
    fireEvent.pointerOut(layer(), { relatedTarget: document.body });
    expect(tooltip()).toBeNull();
  });

  it('shows the row of the slider again when the mouse leaves and the keyboard has the focus', async () => {
    render(sample());
    await userEvent.tab();
    while (document.activeElement !== screen.getByRole('slider')) await userEvent.tab();
    expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '1972: Bread $4; Pay $2');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });
    move(60, 50);
    expect(tooltip()?.parentElement).toHaveTextContent('1970');
    fireEvent.pointerOut(layer(), { relatedTarget: document.body });
    expect(tooltip()).not.toBeNull();
    await userEvent.tab();
    expect(tooltip()).toBeNull();
  });
});

describe('a chart in a carousel', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const layer = () => screen.getByRole('slider').parentElement as HTMLElement;
  const at = (x: number, y = 0) => ({
    touches: [{ clientX: x, clientY: y }],
    changedTouches: [{ clientX: x, clientY: y }],
  });

  /** Dispatches a touch event so many milliseconds after the first one; returns whether its default action remains. */
  function touch(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    ms: number,
    x: number,
    y?: number,
  ): boolean {
    const event = createEvent[type](layer(), at(x, y));
    Object.defineProperty(event, 'timeStamp', { value: 5000 + ms });
    return fireEvent(layer(), event);
  }

  it('shows its values after a finger has rested for 250 ms', () => {
    render(sample({ touch: 'hold' }));
    touch('touchStart', 0, 50);
    act(() => jest.advanceTimersByTime(249));
    expect(tooltip()).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(tooltip()).not.toBeNull();
  });

  it('leaves a swipe that starts before 250 ms to the carousel', () => {
    render(sample({ touch: 'hold' }));
    touch('touchStart', 0, 50);
    expect(touch('touchMove', 249, 80)).toBe(true);
    act(() => jest.advanceTimersByTime(1000));
    touch('touchEnd', 1249, 80);
    expect(tooltip()).toBeNull();
  });

  it('reads without scrolling the carousel when the finger moves after 250 ms, and no swipe ends with it', () => {
    const [onTouchMove, onTouchEnd] = [jest.fn(), jest.fn()];
    render(
      <div onTouchMove={onTouchMove} onTouchEnd={onTouchEnd}>
        {sample({ touch: 'hold' })}
      </div>,
    );
    touch('touchStart', 0, 50);
    act(() => jest.advanceTimersByTime(250));
    expect(touch('touchMove', 250, 80)).toBe(false);
    expect(tooltip()).not.toBeNull();
    expect(onTouchMove).not.toHaveBeenCalled();
    touch('touchEnd', 400, 80);
    expect(tooltip()).not.toBeNull();
    expect(onTouchEnd).not.toHaveBeenCalled();
  });

  it('hides its values when the system takes the finger over, for example for a call', () => {
    render(sample({ touch: 'hold' }));
    touch('touchStart', 0, 50);
    act(() => jest.advanceTimersByTime(250));
    expect(tooltip()).not.toBeNull();
    touch('touchCancel', 300, 50);
    expect(tooltip()).toBeNull();
  });

  it('leaves two fingers to the browser, which zooms', () => {
    render(sample({ touch: 'hold' }));
    touch('touchStart', 0, 50);
    fireEvent.touchStart(layer(), { touches: [...at(50).touches, ...at(90).touches] });
    act(() => jest.advanceTimersByTime(1000));
    expect(tooltip()).toBeNull();
    expect(touch('touchMove', 1000, 80)).toBe(true);
  });

  it('shows its values after a tap', () => {
    render(sample({ touch: 'hold' }));
    touch('touchStart', 0, 50);
    touch('touchEnd', 80, 59);
    expect(tooltip()).not.toBeNull();
  });
});

describe('useDrawIn', () => {
  let see: (isIntersecting: boolean) => void;

  beforeEach(() => {
    jest.useFakeTimers();
    window.matchMedia = jest.fn().mockReturnValue({ matches: false });
    see = mockIntersections().see;
  });
  afterEach(() => jest.useRealTimers());

  const chart = () => render(sample({ drawAfterMs: 500 })).container;
  const state = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-plot]')?.dataset.draw;

  it('starts half a second after the chart comes into view', () => {
    const container = chart();
    act(() => see(false));
    expect(state(container)).toBe('waiting');
    act(() => see(true));
    act(() => jest.advanceTimersByTime(499));
    expect(state(container)).toBe('waiting');
    act(() => jest.advanceTimersByTime(1));
    expect(state(container)).toBe('drawing');
  });

  it('ends when the reader moves the slider', () => {
    const container = chart();
    act(() => see(false));
    fireEvent.change(screen.getByRole('slider'), { target: { value: '1' } });
    expect(state(container)).toBeUndefined();
  });

  it('does nothing with reduced motion', () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    const observed = jest.spyOn(window.IntersectionObserver.prototype, 'observe');
    expect(state(chart())).toBeUndefined();
    expect(observed).not.toHaveBeenCalled();
  });
});

describe.each(CHART_IDS)('DataChart %s', (id) => {
  it('has its drawing, source, vintage, limits and a link to its data in the HTML', () => {
    const html = renderToStaticMarkup(<DataChart id={id} locale="en" />);
    // The properties of the layer that shows values contain templates.
    expect(html.replace(/ data-properties="[^"]*"/g, '')).not.toMatch(/style=|NaN|undefined|\{\w+\}/);
    expect(html).toContain('1971: gold window closes');
    expect(html).toContain('What this does not show');
    expect(html).toContain(`href="/data/${id}"`);
    for (const figure of getChart(id).figures) expect(html).toContain(`href="/data/${figure}"`);
    expect(html).toMatch(/Data to ([A-Z]\w+ (\d+, )?)?\d{4}/);
  });
});

describe('DataChart', () => {
  it('draws a dated value with its words', () => {
    render(<DataChart id="money-and-homes" locale="en" />);
    const [label] = screen.getAllByText('January 2024:');
    expect(label?.closest('text')).toHaveTextContent(/^January 2024:\$[\d.]+ trillion$/);
  });

  it('folds sources and further limits behind one line, except on its own page', () => {
    const { rerender } = render(<DataChart id="work-and-pay" locale="en" />);
    expect(screen.getAllByText(words.notes)).toHaveLength(1);
    expect(screen.getByText(/dates the break to 1979/)).toBeVisible();
    expect(screen.getByText(/^From 1948 to 2024/)).not.toBeVisible();
    rerender(<PageChart id="work-and-pay" locale="en" actions={null} />);
    expect(screen.queryByText(words.notes)).toBeNull();
    expect(screen.getByText(/^From 1948 to 2024/)).toBeVisible();
  });

  it('has one source a line on its own page', () => {
    render(<PageChart id="money-and-homes" locale="en" actions={null} />);
    const [publishers] = screen.getAllByRole('term', { hidden: true });
    expect(publishers).toHaveTextContent(/^Source:$/);
    const sources = publishers?.parentElement?.querySelectorAll('dd') ?? [];
    expect(sources).toHaveLength(getChart('money-and-homes').figures.length);
    for (const source of sources) expect(source.querySelectorAll('a').length).toBeLessThanOrEqual(1);
  });

  it('says so where it leaves out values that were not read', () => {
    render(<PageChart id="family-poverty" locale="en" actions={null} />);
    expect(screen.getByText(/^Values that we could not read .* are left out/)).toBeVisible();
  });

  it('has the last values in its key', () => {
    render(<DataChart id="family-poverty" locale="en" />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Woman,\sno spouse.*23\.4%/),
        expect.stringMatching(/Married.*4\.7%/),
      ]),
    );
  });

  it('announces the columns that are not drawn, too', () => {
    render(<DataChart id="home-and-income" locale="en" />);
    const slider = screen.getByRole('slider');
    fireEvent.change(slider, { target: { value: '2' } });
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^1965: .*House in incomes 2\.9 years/));
  });
});
