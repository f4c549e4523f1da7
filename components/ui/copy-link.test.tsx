import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { startPage } from '@/tests/components/behaviours';
import { CopyLink } from './copy-link';

const words = { copyLink: 'Copy link', linkCopied: 'Link Copied', copyFailed: 'Copy it by hand.', linkField: 'Link' };

function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

/** A clipboard that takes texts; they are returned. */
function openClipboard(): string[] {
  const written: string[] = [];
  clipboard(async (text) => void written.push(text));
  return written;
}

const refuse = () => clipboard(() => Promise.reject(new Error('denied')));

beforeEach(() => {
  jest.useFakeTimers();
  startPage();
});
afterEach(() => jest.useRealTimers());

/** Presses the button and lets the browser's answer about the clipboard arrive. */
const press = (name = 'Copy link') => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('CopyLink', () => {
  it('says Link Copied for two seconds', async () => {
    const written = openClipboard();
    render(<CopyLink url="https://site.example/a" words={words} />);
    await press();
    expect(written).toEqual(['https://site.example/a']);
    expect(screen.getByRole('status')).toHaveTextContent('Link Copied');
    jest.advanceTimersByTime(1999);
    expect(screen.getByRole('button', { name: 'Link Copied' })).toBeInTheDocument();
    jest.advanceTimersByTime(1);
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('counts the two seconds from the last press', async () => {
    openClipboard();
    render(<CopyLink url="https://site.example/a" words={words} />);
    await press();
    jest.advanceTimersByTime(1500);
    await press('Link Copied');
    jest.advanceTimersByTime(1999);
    expect(screen.getByRole('button', { name: 'Link Copied' })).toBeInTheDocument();
    jest.advanceTimersByTime(1);
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  });

  it.each([
    ['/guides/first-wallet', 'http://localhost/guides/first-wallet'],
    ['#fee?sizeVbytes=300', 'http://localhost/here?view=all#fee?sizeVbytes=300'],
    ['@misc{m2, url = {https://site.example/}}', '@misc{m2, url = {https://site.example/}}'],
  ])('copies %s as %s', async (url, copied) => {
    window.history.replaceState(null, '', '/here?view=all#top');
    const written = openClipboard();
    render(<CopyLink url={url} words={words} />);
    await press();
    expect(written).toEqual([copied]);
    window.history.replaceState(null, '', '/');
  });

  it('copies what React has rendered last', async () => {
    const written = openClipboard();
    const { rerender } = render(<CopyLink url="https://site.example/old" words={words} />);
    await press();
    rerender(<CopyLink url="https://site.example/new" words={words} />);
    await press('Link Copied');
    expect(written).toEqual(['https://site.example/old', 'https://site.example/new']);
    jest.advanceTimersByTime(2000);
    rerender(<CopyLink url="https://site.example/new" words={words} />);
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  });

  it('says so and selects the text in a field when the browser refuses', async () => {
    refuse();
    render(<CopyLink url="https://site.example/a" words={words} />);
    expect(screen.queryByRole('textbox')).toBeNull();
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('Copy it by hand.');
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Link' });
    expect(field).toHaveValue('https://site.example/a');
    expect(field.selectionEnd).toBe('https://site.example/a'.length);
    openClipboard();
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('Link Copied');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('says so when the browser has no clipboard', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    render(<CopyLink url="https://site.example/a" words={words} />);
    await press();
    expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue('https://site.example/a');
  });

  it('keeps the lines of a text that the browser refuses to copy', async () => {
    refuse();
    render(<CopyLink url={'one\ttwo\nthree\tfour'} words={words} />);
    await press();
    expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue('one\ttwo\nthree\tfour');
  });

  it('shows no field with an old text when React has rendered another', async () => {
    refuse();
    const { rerender } = render(<CopyLink url="#fee?rate=1" words={words} />);
    await press();
    rerender(<CopyLink url="#fee?rate=2" words={words} />);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('keeps its confirmation when React takes the markup over', async () => {
    openClipboard();
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const place = document.body.appendChild(document.createElement('div'));
    const link = <CopyLink url="https://site.example/a" words={words} />;
    place.innerHTML = renderToString(link);
    await act(async () => hydrateRoot(place, link));
    await press();
    expect(screen.getByRole('button', { name: 'Link Copied' })).toBeInTheDocument();
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
    place.remove();
  });

  it('announces the words into which the browser has translated the page', async () => {
    openClipboard();
    render(<CopyLink url="https://site.example/a" words={words} />);
    screen.getByText('Link Copied').innerHTML = '<font><font>Enlace copiado</font></font>';
    await press();
    expect(screen.getByRole('button', { name: 'Enlace copiado' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Enlace copiado');
    jest.advanceTimersByTime(2000);
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
  });
});
