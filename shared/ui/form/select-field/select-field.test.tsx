import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectField } from './select-field.view';

const options = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
] as const;

test('a select field shows its value and reports the chosen one', async () => {
  const change = jest.fn();
  render(<SelectField label="Side" onChange={change} options={options} value="right" />);
  const field = screen.getByRole('combobox', { name: 'Side' });
  expect(field).toHaveDisplayValue('Right');
  await userEvent.selectOptions(field, 'Left');
  expect(change).toHaveBeenCalledWith('left');
});

test('error and hint are read with the field; a disabled field cannot be changed', () => {
  render(
    <SelectField
      disabled
      error="Choose another."
      hint="Where it appears."
      label="Side"
      onChange={() => {}}
      options={options}
      testId="side"
      value="left"
    />,
  );
  const field = screen.getByTestId('side');
  expect(field).toHaveAccessibleDescription('Choose another. Where it appears.');
  expect(field).toBeInvalid();
  expect(field).toBeDisabled();
});
