import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toggle } from './toggle.view';

const ignore = () => {};

test.each([
  ['on', true, 'On', false],
  ['off', false, 'Off', true],
] as const)(
  'a toggle that is %s shows its state, and reports the opposite state when pressed',
  async (_state, checked, word, reported) => {
    const onChange = jest.fn();
    render(<Toggle checked={checked} label="Downtime monitoring" onChange={onChange} />);
    const toggle = screen.getByRole('switch', { name: 'Downtime monitoring', checked });
    expect(screen.getByText(word)).toBeVisible();
    await userEvent.click(toggle);
    expect(onChange).toHaveBeenCalledWith(reported);
    toggle.focus();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledTimes(2);
  },
);

test('while saving, a toggle keeps focus and the new value, announces the save and ignores clicks', async () => {
  const onChange = jest.fn();
  const { rerender } = render(<Toggle checked={false} label="Search" onChange={onChange} />);
  const toggle = screen.getByRole('switch');
  toggle.focus();
  rerender(<Toggle busy checked label="Search" onChange={onChange} />);
  expect(screen.getByRole('switch', { checked: true })).toBe(toggle);
  expect(toggle).toHaveFocus();
  expect(toggle).toBeEnabled();
  expect(toggle).toHaveAttribute('aria-busy', 'true');
  expect(toggle).toHaveAccessibleDescription('Saving…');
  await userEvent.click(toggle);
  expect(onChange).not.toHaveBeenCalled();
});

test('the error of a failed save replaces the state word and is read with the switch', () => {
  render(<Toggle checked={false} error="Not saved, still off" label="Search" onChange={ignore} />);
  expect(screen.getByRole('switch')).toHaveAccessibleDescription('Not saved, still off');
  expect(screen.queryByText('Off')).toBeNull();
});

test('a toggle with a reason for being disabled shows it after the state word, and stays reachable by keyboard', async () => {
  const onChange = jest.fn();
  render(<Toggle checked disabledReason="Set by administrator" label="Search" onChange={onChange} />);
  const toggle = screen.getByRole('switch', { checked: true });
  expect(toggle).toHaveAccessibleDescription('On Set by administrator');
  await userEvent.tab();
  expect(toggle).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(onChange).not.toHaveBeenCalled();
});

test('a toggle without a state word shows "Saving…" while its value is saved', () => {
  const { rerender } = render(<Toggle checked label="Search" onChange={ignore} wordPosition="none" />);
  expect(screen.queryByText('On')).toBeNull();
  rerender(<Toggle busy checked label="Search" onChange={ignore} wordPosition="none" />);
  expect(screen.getByText('Saving…')).toBeVisible();
});

test('a toggle that is disabled without a reason has the disabled attribute', () => {
  render(<Toggle checked={false} disabled label="Search" onChange={ignore} />);
  expect(screen.getByRole('switch')).toBeDisabled();
});
