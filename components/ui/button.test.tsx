import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, buttonClass } from './button';

it.each(['{Enter}', ' '])('is pressed by the key "%s"', async (key) => {
  let presses = 0;
  render(<Button onClick={() => presses++}>Copy</Button>);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
  await userEvent.keyboard(key);
  expect(presses).toBe(1);
});

it('sends no form that happens to be around it', async () => {
  let isSent = false;
  render(
    <form onSubmit={() => (isSent = true)}>
      <Button>Reset</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(isSent).toBe(false);
});

it('cannot be pressed or reached while it is disabled', async () => {
  let presses = 0;
  render(
    <Button disabled onClick={() => presses++}>
      Next
    </Button>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.tab();
  expect(presses).toBe(0);
  expect(screen.getByRole('button')).not.toHaveFocus();
});

it('keeps its size where a link or a place adds classes of its own', () => {
  render(<Button className="mt-4">Copy</Button>);
  expect(screen.getByRole('button')).toHaveClass('min-h-11', 'mt-4');
  expect(buttonClass('primary', 'mt-4')).toMatch(/min-h-11.*mt-4/);
});
