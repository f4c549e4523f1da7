import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

it.each(['{Enter}', ' '])('Button is pressed by the key "%s"', async (key) => {
  let presses = 0;
  render(<Button onClick={() => presses++}>Copy</Button>);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveFocus();
  await userEvent.keyboard(key);
  expect(presses).toBe(1);
});

it('Button does not submit the form that contains it', async () => {
  let isSent = false;
  render(
    <form onSubmit={() => (isSent = true)}>
      <Button>Reset</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(isSent).toBe(false);
});

it('Button cannot be pressed or focused when it is disabled', async () => {
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
