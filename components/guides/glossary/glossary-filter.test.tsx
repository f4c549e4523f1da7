import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en/index';
import { GlossaryPage } from './glossary-page';

const shown = () => screen.getAllByRole('term').map((term) => term.textContent);

describe('the filter of the glossary', () => {
  it('shows the words that contain the text, and says how many', async () => {
    render(<GlossaryPage locale="en" />);
    const all = shown();
    const box = screen.getByRole('searchbox', { name: en.guides.glossary.filter.label });
    await userEvent.type(box, 'HÁLVING');
    expect(shown()).toContain('Halving');
    expect(shown().length).toBeLessThan(all.length);
    expect(screen.getByRole('status')).toHaveTextContent(`${shown().length} of ${all.length} words`);
    expect(screen.queryByRole('navigation', { name: en.guides.glossary.letters })).not.toBeInTheDocument();
    for (const heading of screen.getAllByRole('heading', { level: 2 })) {
      expect(shown().some((term) => term?.startsWith(heading.textContent ?? '-'))).toBe(true);
    }
    await userEvent.clear(box);
    expect(shown()).toEqual(all);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('puts words that begin with the text first, then words that contain it, then the others', async () => {
    render(<GlossaryPage locale="en" />);
    const all = shown();
    const box = screen.getByRole('searchbox', { name: en.guides.glossary.filter.label });
    await userEvent.type(box, 'wallet');
    const [first] = shown();
    expect(first).toBe('Wallet');
    expect(shown().indexOf('Hardware wallet')).toBeLessThan(shown().indexOf('Address'));
    await userEvent.clear(box);
    expect(shown()).toEqual(all);
  });

  it('ignores accents and case', async () => {
    render(<GlossaryPage locale="en" />);
    await userEvent.type(screen.getByRole('searchbox', { name: en.guides.glossary.filter.label }), 'Nakamóto');
    expect(shown()).toContain('Satoshi');
    expect(shown()).not.toContain('Halving');
  });

  it.each([
    ["gresham's law", 'Gresham’s law'],
    ['bip39', 'BIP 39'],
    ['sats', 'Satoshi'],
    ['2fa', 'Two-factor authentication'],
  ])('finds by %j the word %j', async (typed, term) => {
    render(<GlossaryPage locale="en" />);
    fireEvent.change(screen.getByRole('searchbox', { name: en.guides.glossary.filter.label }), {
      target: { value: typed },
    });
    expect(shown()).toContain(term);
    expect(shown()).not.toContain('Barter');
  });

  it('opens the folded meanings of phones while there is a text', async () => {
    const { container } = render(<GlossaryPage locale="en" />);
    const open = () => container.querySelectorAll('details[open]').length;
    const box = screen.getByRole('searchbox', { name: en.guides.glossary.filter.label });
    expect(open()).toBe(0);
    await userEvent.type(box, 'halving');
    expect(open()).toBe(container.querySelectorAll('details').length);
    await userEvent.clear(box);
    expect(open()).toBe(0);
  });

  it('says so when no word contains the text, which stays', async () => {
    render(<GlossaryPage locale="en" />);
    const box = screen.getByRole('searchbox', { name: en.guides.glossary.filter.label });
    await userEvent.type(box, 'xyzzy');
    expect(screen.getByRole('status')).toHaveTextContent('No word here contains “xyzzy.”');
    expect(screen.queryAllByRole('term')).toEqual([]);
    expect(box).toHaveValue('xyzzy');
  });
});
