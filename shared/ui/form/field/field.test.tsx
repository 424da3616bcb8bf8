import { render, screen } from '@testing-library/react';
import { Field } from './field.view';

test('label, error, hint and count are read with the control', () => {
  render(
    <Field count="2 of 3" error="Wrong." hint="Help." label="Key">
      {(props) => <input {...props} />}
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Key' });
  expect(control).toHaveAccessibleDescription('Wrong. Help. 2 of 3');
  expect(control).toBeInvalid();
});

test('without error, hint and count, the control has no description and is not marked as invalid', () => {
  render(<Field label="Key">{(props) => <input {...props} />}</Field>);
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
});
