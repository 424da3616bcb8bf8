import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionButton } from './action-button.view';

/** An action that ends when the test says so. */
function controlled() {
  const ends: { resolve: () => void; reject: (failure: unknown) => void }[] = [];
  const action = jest.fn(() => new Promise<void>((resolve, reject) => ends.push({ resolve, reject })));
  const end = (kind: 'resolve' | 'reject', failure?: unknown) => act(async () => ends.at(-1)?.[kind](failure));
  return { action, end };
}

test('SHR-137 a failure shows "An error occurred. Please try again." until the next try', async () => {
  const { action, end } = controlled();
  render(<ActionButton action={action}>Install</ActionButton>);
  await userEvent.click(screen.getByRole('button', { name: 'Install' }));
  await end('reject', new Error('ApiError: secret (Status 400)'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^An error occurred\. Please try again\.$/);
  expect(screen.getByRole('button')).toHaveAccessibleDescription('An error occurred. Please try again.');
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await end('resolve');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(action).toHaveBeenCalledTimes(2);
});

test('a message of the failure replaces the default message', async () => {
  const { action, end } = controlled();
  const describe = (failure: unknown) => (failure === 'full' ? 'The disk is full.' : undefined);
  render(
    <ActionButton action={action} describe={describe}>
      Install
    </ActionButton>,
  );
  await userEvent.click(screen.getByRole('button'));
  await end('reject', 'full');
  expect(screen.getByRole('alert')).toHaveTextContent('The disk is full.');
  await userEvent.click(screen.getByRole('button'));
  await end('reject', 'other');
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
});

test('the button is busy while the action runs, and runs it once', async () => {
  const { action, end } = controlled();
  render(
    <ActionButton action={action} busyLabel="Installing…">
      Install
    </ActionButton>,
  );
  await userEvent.click(screen.getByRole('button'));
  const button = screen.getByRole('button', { name: 'Installing…' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(button);
  expect(action).toHaveBeenCalledTimes(1);
  await end('resolve');
  expect(screen.getByRole('button', { name: 'Install' })).not.toHaveAttribute('aria-busy');
});
