import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Button } from './button.view';

test('a click and a key press call the handler', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Activate</Button>);
  const button = screen.getByRole('button', { name: 'Activate' });
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a busy button shows its busy text, keeps focus, is not disabled and ignores clicks', async () => {
  const onClick = jest.fn();
  const { rerender } = render(
    <Button busy={false} busyLabel="Saving…" onClick={onClick}>
      Save Settings
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save Settings' });
  button.focus();
  rerender(
    <Button busy busyLabel="Saving…" onClick={onClick}>
      Save Settings
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Saving…' })).toBe(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toBeEnabled();
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).not.toHaveBeenCalled();
});

test('a busy submit button does not submit the form', async () => {
  const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button busy type="submit">
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the reason for being disabled is shown, is read with the button, and is reachable by keyboard', async () => {
  const onClick = jest.fn();
  render(
    <Button disabledReason="Only the connection owner can do this." onClick={onClick}>
      Disconnect
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Disconnect' });
  expect(button).toHaveAccessibleDescription('Only the connection owner can do this.');
  await userEvent.tab();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a button that is disabled without a reason has the disabled attribute', () => {
  render(<Button disabled>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('a button with an address is a link', () => {
  render(
    <Button href="#/settings" variant="primary">
      Settings
    </Button>,
  );
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '#/settings');
});

test('a disabled link has no address', () => {
  render(
    <Button disabledReason="Unavailable in Offline Mode." href="#/plans">
      Upgrade
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Upgrade' });
  expect(link).not.toHaveAttribute('href');
  expect(link).toHaveAttribute('aria-disabled', 'true');
});

test('the text of an icon button is its accessible name', () => {
  render(
    <Button icon="close" variant="icon">
      Dismiss
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
});

test('a ref object and a ref callback get the element', () => {
  const refObject = createRef<HTMLElement>();
  const refCallback = jest.fn();
  render(
    <>
      <Button ref={refObject}>One</Button>
      <Button href="#/two" ref={refCallback}>
        Two
      </Button>
    </>,
  );
  expect(refObject.current).toBe(screen.getByRole('button', { name: 'One' }));
  expect(refCallback).toHaveBeenCalledWith(screen.getByRole('link', { name: 'Two' }));
});
