import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox.view';

test.each([
  [true, false],
  [false, true],
])('a click on the label changes checked from %s to %s', async (checked, reported) => {
  const change = jest.fn();
  render(<Checkbox checked={checked} label="Share data" onChange={change} />);
  expect(screen.getByRole('checkbox', { name: 'Share data', checked })).toBeVisible();
  await userEvent.click(screen.getByText('Share data'));
  expect(change).toHaveBeenCalledWith(reported);
});

test('the hint is the description, not part of the name', () => {
  render(<Checkbox checked hint="Only numbers." label="Share data" onChange={() => {}} />);
  expect(screen.getByRole('checkbox', { name: 'Share data' })).toHaveAccessibleDescription('Only numbers.');
});

test("a disabled checkbox doesn't change", async () => {
  const change = jest.fn();
  render(<Checkbox checked disabled label="Share data" onChange={change} testId="share" />);
  expect(screen.getByTestId('share')).toBeDisabled();
  await userEvent.click(screen.getByText('Share data'));
  expect(change).not.toHaveBeenCalled();
});
