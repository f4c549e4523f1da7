import { fireEvent, render, screen } from '@testing-library/react';
import { startPage } from '@/tests/components/behaviours';
import { PartNav } from './part-nav';
import { PrintPart } from './print-part';

/** The texts that are on paper, for each time that something was printed. */
const printed: (string | null)[][] = [];

beforeEach(() => {
  printed.length = 0;
  window.print = () => {
    const texts = ['The plan', 'The worksheet'].map((text) => screen.getByText(text));
    printed.push(texts.flatMap((text) => (text.closest('.print\\:hidden') ? [] : [text.textContent])));
  };
  render(
    <main>
      <PartNav
        parts={[{ id: 'plan', name: 'Plan' }]}
        words={{ label: 'Parts', print: 'Print', printAll: 'Print all parts' }}
      />
      <section id="plan">
        <p>The plan</p>
      </section>
      <section id="worksheet">
        <p>The worksheet</p>
        <PrintPart part="worksheet" label="Print the worksheet" short="Print" />
      </section>
    </main>,
  );
  startPage();
});

test('PrintPart prints its part alone, and the page has all parts again afterwards', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Print the worksheet' }));
  window.dispatchEvent(new Event('afterprint'));
  window.print();
  expect(printed).toEqual([['The worksheet'], ['The plan', 'The worksheet']]);
});

test('PartNav prints all parts', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Print all parts' }));
  expect(printed).toEqual([['The plan', 'The worksheet']]);
});
