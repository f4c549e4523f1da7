import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { ChartFigure } from '@/components/charts/chart-figure';
import { DataChart } from '@/components/charts/data-chart';
import { CHART_IDS } from '@/content/charts';
import { getContent } from '@/lib/content/content';
import { mockIntersections } from '@/tests/intersections';

const words = getContent('en').charts.parts;

const figure = (
  <ChartFigure
    id="sample"
    words={words}
    title="Bread and pay"
    summary="Bread rose from 1 to 4, pay from 1 to 2."
    unit="Dollars"
    xs={[1970, 1971, 1972]}
    lines={[
      { id: 'bread', label: 'Bread', last: '$4', tone: 'loss', stroke: 'solid', values: [1, 2, 4] },
      { id: 'pay', label: 'Pay', tone: 'ink', stroke: 'dashed', values: [null, 1, 2] },
    ]}
    marks={[{ x: 1971, label: '1971', kind: 'main' }]}
    scales={['linear', 'log']}
    printTick={(value) => `$${value}`}
    table={{
      columns: ['Year', 'Bread', 'Pay'],
      rows: [
        ['1970', '$1', '—'],
        ['1971', '$2', '$1'],
        ['1972', '$4', '$2'],
      ],
    }}
    reader={{
      rows: [
        { name: 'Bread', columns: [0], line: { id: 'bread', tone: 'loss' } },
        { name: 'Pay', columns: [1], line: { id: 'pay', tone: 'ink' } },
      ],
    }}
    csvHref="/data/sample.csv"
  />
);

const tooltip = () => document.querySelector('[data-plot] dl');

describe('a chart', () => {
  it('has a name, a sentence, its table and its file', () => {
    render(figure);
    expect(screen.getByRole('figure', { name: 'Bread and pay' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Bread and pay' })).toHaveAccessibleDescription(
      'Bread rose from 1 to 4, pay from 1 to 2.',
    );
    const table = screen.getByRole('table', { hidden: true });
    expect(within(table).getAllByRole('row', { hidden: true })).toHaveLength(4);
    expect(within(table).getByRole('rowheader', { name: '1972', hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /CSV: Bread and pay/ })).toHaveAttribute('href', '/data/sample.csv');
  });

  it('holds both drawings and no inline style before any script', () => {
    const html = renderToStaticMarkup(figure);
    expect(html).not.toContain('style=');
    expect(html.match(/data-scale=/g)).toHaveLength(2);
    // Bread on the linear axis, which runs from $0 to $4; on the log axis from $1 to $5, 2 stands at ln 2 / ln 5 = 43.1%.
    expect(html).toContain('d=M0,75l50,-25l50,-50 ');
    expect(html).toContain('d=M0,100l50,-43.1l50,-43 ');
  });

  it('names its lines where they end and tells them apart without colour', () => {
    const { container } = render(figure);
    expect(screen.getAllByText('Bread')).not.toHaveLength(0);
    const strokes = [...container.querySelectorAll('[data-scale=linear] path[data-line]')].map((path) =>
      path.getAttribute('stroke-dasharray'),
    );
    expect(new Set(strokes).size).toBe(2);
  });

  it('is read from point to point by keyboard', () => {
    render(figure);
    const slider = screen.getByRole('slider', { name: 'Read the chart: Bread and pay' });
    expect(slider).toHaveAttribute('aria-valuetext', words.reader.start);
    fireEvent.change(slider, { target: { value: '1' } });
    expect(slider).toHaveAttribute('aria-valuetext', '1971: Bread $2; Pay $1');
    expect(tooltip()).toHaveTextContent('Bread$2Pay$1');
    fireEvent.change(slider, { target: { value: '0' } });
    // There is no pay in 1970, so nothing is said about it.
    expect(slider).toHaveAttribute('aria-valuetext', '1970: Bread $1');
    fireEvent.keyDown(slider, { key: 'Escape' });
    expect(tooltip()).toBeNull();
  });

  it('puts its dots on the drawing that is shown', async () => {
    const { container } = render(figure);
    const slider = screen.getByRole('slider');
    const dot = () => container.querySelector('[data-plot] > div circle')?.getAttribute('cy');
    fireEvent.change(slider, { target: { value: '1' } });
    expect(dot()).toBe('50%');
    await userEvent.click(screen.getByRole('radio', { name: 'Log' }));
    fireEvent.change(slider, { target: { value: '2' } });
    fireEvent.change(slider, { target: { value: '1' } });
    expect(dot()).toBe('56.9%');
  });

  it('copies its own address', async () => {
    const user = userEvent.setup();
    render(figure);
    await user.click(screen.getByRole('button', { name: 'Link' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/#sample');
  });
});

describe('the draw-in', () => {
  let see: (isIntersecting: boolean) => void;

  beforeEach(() => {
    jest.useFakeTimers();
    window.matchMedia = jest.fn().mockReturnValue({ matches: false });
    see = mockIntersections().see;
  });
  afterEach(() => jest.useRealTimers());

  const chart = () => render(<DataChart id="dollar-value" locale="en" drawAfterMs={500} />).container;
  const state = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-plot]')?.dataset.draw;

  it('waits until the chart is seen, and then half a second', () => {
    const container = chart();
    act(() => see(false));
    expect(state(container)).toBe('waiting');
    act(() => see(true));
    act(() => jest.advanceTimersByTime(499));
    expect(state(container)).toBe('waiting');
    act(() => jest.advanceTimersByTime(1));
    expect(state(container)).toBe('drawing');
  });

  it('gives way to a reader', () => {
    const container = chart();
    act(() => see(false));
    fireEvent.change(screen.getByRole('slider'), { target: { value: '3' } });
    expect(state(container)).toBeUndefined();
  });

  it('does not happen with reduced motion', () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    const observed = jest.spyOn(window.IntersectionObserver.prototype, 'observe');
    expect(state(chart())).toBeUndefined();
    expect(observed).not.toHaveBeenCalled();
  });
});

describe.each(CHART_IDS)('the chart %s of the home page', (id) => {
  it('stands complete in the HTML with source, vintage and limits', () => {
    const html = renderToStaticMarkup(<DataChart id={id} locale="en" />);
    expect(html).not.toMatch(/style=|NaN|undefined|\{\w+\}/);
    expect(html).toContain('1971: gold window closes');
    expect(html).toContain('What this does not show');
    expect(html).toMatch(/href="\/sources#[a-z0-9-]+"/);
    expect(html).toMatch(/as of ([A-Z]\w+ (\d+, )?)?\d{4}/);
  });
});
