import { act, fireEvent, render, screen } from '@testing-library/react';
import { startPage } from '@/tests/components/behaviours';
import { FormTable } from './form-table';

it('FormTable copies its cells and what was typed, with a tab between columns', async () => {
  const written: string[] = [];
  const writeText = async (text: string) => void written.push(text);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(
    <FormTable locale="en" result="Date I checked">
      <table>
        <thead>
          <tr>
            <th>Question</th>
            <th>Strike</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Date I checked</td>
            <td />
          </tr>
          <tr>
            <td>Fee to withdraw</td>
            <td />
          </tr>
        </tbody>
      </table>
    </FormTable>,
  );
  startPage();
  fireEvent.change(screen.getByRole('textbox', { name: 'Strike: Date I checked' }), { target: { value: 'May 2' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copy the table' })));
  expect(written).toEqual(['Question\tStrike\nDate I checked\tMay 2\nFee to withdraw']);
});
