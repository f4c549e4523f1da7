import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyLink } from './copy-link';

const words = { copyLink: 'Copy link', linkCopied: 'Link Copied', copyFailed: 'Copy it by hand.', linkField: 'Link' };

function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Presses the button and lets the browser's answer about the clipboard arrive. */
const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy link' })));

describe('copying a link', () => {
  it('says Link Copied for two seconds', async () => {
    const written: string[] = [];
    clipboard(async (text) => void written.push(text));
    render(<CopyLink url="https://site.example/a" words={words} />);
    await press();
    expect(written).toEqual(['https://site.example/a']);
    expect(screen.getByRole('status')).toHaveTextContent('Link Copied');
    act(() => void jest.advanceTimersByTime(1999));
    expect(screen.getByRole('button', { name: 'Link Copied' })).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  });

  it('resolves a path against the address of the page', async () => {
    const written: string[] = [];
    clipboard(async (text) => void written.push(text));
    render(<CopyLink url="/guides/first-wallet" words={words} />);
    await press();
    expect(written).toEqual([`${window.location.origin}/guides/first-wallet`]);
  });

  it('asks for the address only when it is pressed', async () => {
    const written: string[] = [];
    clipboard(async (text) => void written.push(text));
    let address = 'https://site.example/old';
    render(<CopyLink url={() => address} words={words} />);
    address = 'https://site.example/new';
    await press();
    expect(written).toEqual(['https://site.example/new']);
  });

  it('says so when the browser refuses, and selects the link instead', async () => {
    clipboard(() => Promise.reject(new Error('denied')));
    render(<CopyLink url="https://site.example/a" words={words} />);
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('Copy it by hand.');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    expect(field).toHaveValue('https://site.example/a');
    expect(field.selectionEnd).toBe('https://site.example/a'.length);
  });
});
