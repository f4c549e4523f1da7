import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = [
  { id: 'one', title: 'One', content: <p>First text</p> },
  { id: 'two', title: 'Two', content: <h3 id="inside-two">Second text</h3> },
  { id: 'three', title: 'Three', content: <p>Third text</p> },
];

const panelOf = (text: string) => screen.getByText(text).closest('[role="tabpanel"]');
const isShown = (text: string) => !panelOf(text)?.className.includes('js:hidden');

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => {
  window.location.hash = '';
});

describe('tabs', () => {
  it('show the first panel, and keep the others in the page for readers without script', () => {
    render(<Tabs label="Stories" tabs={tabs} />);
    expect(screen.getByRole('tab', { name: 'One', selected: true })).toBeInTheDocument();
    expect([isShown('First text'), isShown('Second text'), isShown('Third text')]).toEqual([true, false, false]);
  });

  it('switch on a click', async () => {
    render(<Tabs label="Stories" tabs={tabs} />);
    await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
    expect([isShown('First text'), isShown('Second text')]).toEqual([false, true]);
  });

  it('follow the arrow keys round, Home and End, with the focus', async () => {
    render(<Tabs label="Stories" tabs={tabs} />);
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

  it('are one stop of the Tab key', async () => {
    render(<Tabs label="Stories" tabs={tabs} />);
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getAllByRole('tab').some((tab) => tab === document.activeElement)).toBe(false);
  });

  it('open the panel that an address points into', () => {
    window.location.hash = '#inside-two';
    render(<Tabs label="Stories" tabs={tabs} />);
    expect(isShown('Second text')).toBe(true);
  });
});

it('leaves an address alone that is none', () => {
  window.history.replaceState(null, '', '#%');
  render(<Tabs label="Stories" tabs={tabs} />);
  expect(screen.getByRole('tab', { name: 'One', selected: true })).toBeInTheDocument();
});
