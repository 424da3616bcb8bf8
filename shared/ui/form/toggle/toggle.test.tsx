import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toggle } from './toggle.view';

const ignore = () => {};

test.each([
  ['on', true, 'On', false],
  ['off', false, 'Off', true],
] as const)(
  'a toggle that is %s shows its state, and reports the other one when pressed',
  async (_state, checked, word, reported) => {
    const change = jest.fn();
    render(<Toggle checked={checked} label="Downtime monitoring" onChange={change} />);
    const toggle = screen.getByRole('switch', { name: 'Downtime monitoring', checked });
    expect(screen.getByText(word)).toBeVisible();
    await userEvent.click(toggle);
    expect(change).toHaveBeenCalledWith(reported);
    toggle.focus();
    await userEvent.keyboard(' ');
    expect(change).toHaveBeenCalledTimes(2);
  },
);

test('while saving, a toggle keeps focus and the new value, announces the save and ignores clicks', async () => {
  const change = jest.fn();
  const { rerender } = render(<Toggle checked={false} label="Search" onChange={change} />);
  const toggle = screen.getByRole('switch');
  toggle.focus();
  rerender(<Toggle busy checked label="Search" onChange={change} />);
  expect(screen.getByRole('switch', { checked: true })).toBe(toggle);
  expect(toggle).toHaveFocus();
  expect(toggle).toBeEnabled();
  expect(toggle).toHaveAttribute('aria-busy', 'true');
  expect(toggle).toHaveAccessibleDescription('Saving…');
  await userEvent.click(toggle);
  expect(change).not.toHaveBeenCalled();
});

test('a failed save is shown beside the switch and read with it', () => {
  render(<Toggle checked={false} error="Not saved, still off" label="Search" onChange={ignore} />);
  expect(screen.getByRole('switch')).toHaveAccessibleDescription('Not saved, still off');
  expect(screen.queryByText('Off')).toBeNull();
});

test('the reason for being disabled follows the state, and the switch stays reachable', async () => {
  const change = jest.fn();
  render(<Toggle checked disabledReason="Set by administrator" label="Search" onChange={change} />);
  const toggle = screen.getByRole('switch', { checked: true });
  expect(toggle).toHaveAccessibleDescription('On Set by administrator');
  await userEvent.tab();
  expect(toggle).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(change).not.toHaveBeenCalled();
});

test('a toggle without a state word still shows that the value is being saved', () => {
  const { rerender } = render(<Toggle checked label="Search" onChange={ignore} word="none" />);
  expect(screen.queryByText('On')).toBeNull();
  rerender(<Toggle busy checked label="Search" onChange={ignore} word="none" />);
  expect(screen.getByText('Saving…')).toBeVisible();
});

test('a disabled toggle has the disabled attribute', () => {
  render(<Toggle checked={false} disabled label="Search" onChange={ignore} />);
  expect(screen.getByRole('switch')).toBeDisabled();
});
