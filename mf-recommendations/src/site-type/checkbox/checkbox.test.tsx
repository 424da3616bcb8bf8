import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox.view';

test.each([
  [true, false],
  [false, true],
])('reports a change of checked from %s to %s after a click on the label', async (checked, reported) => {
  const onChange = jest.fn();
  render(<Checkbox checked={checked} label="Share data" onChange={onChange} />);
  expect(screen.getByRole('checkbox', { name: 'Share data', checked })).toBeVisible();
  await userEvent.click(screen.getByText('Share data'));
  expect(onChange).toHaveBeenCalledWith(reported);
});

test('uses the hint as the description, not as part of the name', () => {
  render(<Checkbox checked hint="Only numbers." label="Share data" onChange={() => {}} />);
  expect(screen.getByRole('checkbox', { name: 'Share data' })).toHaveAccessibleDescription('Only numbers.');
});

test('does not change a disabled checkbox', async () => {
  const onChange = jest.fn();
  render(<Checkbox checked disabled label="Share data" onChange={onChange} testId="share" />);
  expect(screen.getByTestId('share')).toBeDisabled();
  await userEvent.click(screen.getByText('Share data'));
  expect(onChange).not.toHaveBeenCalled();
});
