import { render, screen } from '@testing-library/react';
import { startPage } from '@/tests/components/behaviours';
import { HidingHeader } from './hiding-header';

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

const isHidden = () => screen.getByRole('banner').hasAttribute('data-hidden');

beforeEach(() => {
  scrollTo(0);
  render(
    <HidingHeader>
      <a href="/guides">Guides</a>
    </HidingHeader>,
  );
  startPage();
});

describe('the top bar', () => {
  it('stays within the first 100 pixels', () => {
    scrollTo(100);
    expect(isHidden()).toBe(false);
  });

  it('steps aside when the reader scrolls down past 100 pixels', () => {
    scrollTo(101);
    expect(isHidden()).toBe(true);
  });

  it('tells the page when it hides and when it returns', () => {
    const isSaid = () => document.documentElement.hasAttribute('data-bar-hidden');
    scrollTo(900);
    expect(isSaid()).toBe(true);
    scrollTo(800);
    expect(isSaid()).toBe(false);
  });

  it('returns as soon as the reader scrolls up', () => {
    scrollTo(900);
    scrollTo(899);
    expect(isHidden()).toBe(false);
  });

  it('is there within 10 pixels of the top', () => {
    scrollTo(900);
    scrollTo(10);
    expect(isHidden()).toBe(false);
  });

  it('stays where it is when the page does not move', () => {
    scrollTo(900);
    scrollTo(800);
    scrollTo(800);
    expect(isHidden()).toBe(false);
  });

  it('never hides while it holds the focus, and returns when the focus enters it', () => {
    scrollTo(300);
    expect(isHidden()).toBe(true);
    screen.getByRole('link', { name: 'Guides', hidden: true }).focus();
    expect(isHidden()).toBe(false);
    scrollTo(600);
    expect(isHidden()).toBe(false);
  });
});
