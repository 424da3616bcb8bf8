import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Choice } from './choice.view';

test.each([
  [true, false],
  [false, true],
])('a click on the label changes `checked` from %s to %s', async (checked, reported) => {
  const onChange = jest.fn();
  render(<Choice checked={checked} label="Share data" onChange={onChange} type="checkbox" />);
  expect(screen.getByRole('checkbox', { name: 'Share data', checked })).toBeVisible();
  await userEvent.click(screen.getByText('Share data'));
  expect(onChange).toHaveBeenCalledWith(reported);
});

test('uses the hint as the description, not as part of the name', () => {
  render(<Choice checked hint="Only numbers." label="Share data" onChange={() => {}} type="checkbox" />);
  expect(screen.getByRole('checkbox', { name: 'Share data' })).toHaveAccessibleDescription('Only numbers.');
});

test('does not change a disabled checkbox', async () => {
  const onChange = jest.fn();
  render(<Choice checked disabled label="Share data" onChange={onChange} testId="share" type="checkbox" />);
  expect(screen.getByTestId('share')).toBeDisabled();
  await userEvent.click(screen.getByText('Share data'));
  expect(onChange).not.toHaveBeenCalled();
});
