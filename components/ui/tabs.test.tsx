import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { startPage } from '@/tests/components/behaviours';
import { addScriptStyles, isVisible } from '@/tests/components/script-styles';
import { Tabs } from './tabs';

const tabs = [
  { id: 'one', title: 'One', content: <p>First text</p> },
  { id: 'two', title: 'Two', content: <h3 id="inside-two">Second text</h3> },
  { id: 'three', title: 'Three', content: <p>Third text</p> },
];

const panels = () => ['First text', 'Second text', 'Third text'].map((text) => screen.getByText(text));
function open() {
  render(<Tabs label="Stories" tabs={tabs} />);
  startPage();
}

/** The texts of the panels that are visible. */
const shown = () => panels().flatMap((text) => (isVisible(text) ? [text.textContent] : []));

beforeAll(() => {
  addScriptStyles();
  Element.prototype.scrollIntoView = jest.fn();
});

beforeEach(() => document.documentElement.classList.add('js'));
afterEach(() => {
  window.location.hash = '';
});

describe('Tabs', () => {
  it.each(['before', 'after'])('shows the first panel only %s the behaviours start', (time) => {
    if (time === 'after') open();
    else render(<Tabs label="Stories" tabs={tabs} />);
    expect(screen.getByRole('tab', { name: 'One', selected: true })).toBeVisible();
    expect(shown()).toEqual(['First text']);
  });

  it('shows every panel and no tab list without script', () => {
    document.documentElement.classList.remove('js');
    const { container } = render(null);
    container.innerHTML = renderToStaticMarkup(<Tabs label="Stories" tabs={tabs} />);
    expect(shown()).toEqual(['First text', 'Second text', 'Third text']);
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  it('shows the panel of a tab when the tab is clicked', async () => {
    open();
    await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
    expect(shown()).toEqual(['Second text']);
  });

  it('lets find-in-page search the closed panels, and opens the one with the hit', () => {
    open();
    const panel = (text: string) => screen.getByText(text).closest('[role=tabpanel]');
    expect(panel('First text')).not.toHaveAttribute('hidden');
    expect(panel('Second text')).toHaveAttribute('hidden', 'until-found');
    panel('Second text')?.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(screen.getByRole('tab', { name: 'Two', selected: true })).toBeVisible();
    expect(shown()).toEqual(['Second text']);
    expect(panel('First text')).toHaveAttribute('hidden', 'until-found');
  });

  it('moves selection and focus by arrow keys, Home and End, and wraps at both ends', async () => {
    open();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Three', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'One', selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Three', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'One', selected: true })).toHaveFocus();
  });

  it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('prevents scrolling of the page by %s', (key) => {
    open();
    // fireEvent returns false when the default action was prevented.
    expect(fireEvent.keyDown(screen.getByRole('tab', { name: 'One' }), { key })).toBe(false);
  });

  it.each(['ArrowDown', 'PageDown', 'Enter'])('leaves the key %s to the browser', (key) => {
    open();
    expect(fireEvent.keyDown(screen.getByRole('tab', { name: 'One' }), { key })).toBe(true);
    expect(shown()).toEqual(['First text']);
  });

  it('is one stop of the Tab key', async () => {
    open();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getAllByRole('tab').some((tab) => tab === document.activeElement)).toBe(false);
  });

  it('opens the panel that contains the target of the fragment', () => {
    window.location.hash = '#inside-two';
    open();
    expect(shown()).toEqual(['Second text']);
  });

  it('opens the panel of a fragment that a link sets later', () => {
    open();
    window.history.replaceState(null, '', '#inside-two');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(shown()).toEqual(['Second text']);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  it('keeps the words of a browser that translates the page', async () => {
    open();
    const tab = screen.getByRole('tab', { name: 'Two' });
    tab.innerHTML = '<font><font>Dos</font></font>';
    await userEvent.click(screen.getByText('Dos'));
    expect(shown()).toEqual(['Second text']);
    expect(tab).toHaveTextContent(/^Dos$/);
  });

  it('ignores a fragment that is not valid percent-encoding', () => {
    window.history.replaceState(null, '', '#%');
    open();
    expect(shown()).toEqual(['First text']);
  });
});
