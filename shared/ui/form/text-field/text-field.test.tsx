import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.view';

const ignore = () => {};

const kinds = [
  ['a single-line field', false],
  ['a multiline field', true],
] as const;

function ControlledField(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <TextField label="Site title" {...props} onChange={setValue} value={value} />;
}

test.each(kinds)('%s has a visible label and reports each change', async (_kind, multiline) => {
  const change = jest.fn();
  render(<TextField label="Site title" multiline={multiline} onChange={change} value="ab" />);
  expect(screen.getByText('Site title')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'Site title' });
  expect(field.tagName).toBe(multiline ? 'TEXTAREA' : 'INPUT');
  expect(field).toHaveAccessibleDescription('');
  expect(field).not.toHaveAttribute('aria-invalid');
  await userEvent.type(field, 'c');
  expect(change).toHaveBeenCalledWith('abc');
});

test('error, hint and count are read with the field, the error first', () => {
  render(
    <TextField
      error="Too short."
      hint="As visitors see it."
      label="Title"
      maxLength={80}
      onChange={ignore}
      value="ab"
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Title' });
  expect(field).toHaveAccessibleDescription('Too short. As visitors see it. 2 of 80 characters');
  expect(field).toBeInvalid();
});

test('an error appears in a live region, with an icon', () => {
  const { container, rerender } = render(<TextField label="Title" onChange={ignore} value="" />);
  const liveRegion = container.querySelector('[aria-live="polite"]');
  expect(liveRegion).toBeEmptyDOMElement();
  rerender(<TextField error="Too short." label="Title" onChange={ignore} value="" />);
  expect(liveRegion).toHaveTextContent('Too short.');
  expect(liveRegion?.querySelector('svg')).toBeInTheDocument();
});

test('a field limits the text to its maximum length and shows the count', async () => {
  render(<ControlledField maxLength={3} />);
  await userEvent.type(screen.getByRole('textbox'), 'abcdef');
  expect(screen.getByRole('textbox')).toHaveValue('abc');
  expect(screen.getByText('3 of 3 characters')).toBeVisible();
});

test.each([
  [{}, null],
  [{ ltr: true }, 'ltr'],
  [{ type: 'url' }, 'ltr'],
  [{ type: 'email' }, 'ltr'],
] as const)('with the props %j, the attribute dir of the field is %s', (props, dir) => {
  render(<TextField {...props} label="Address" onChange={ignore} value="" />);
  const field = screen.getByRole('textbox');
  expect(field.getAttribute('dir')).toBe(dir);
  expect(field).toHaveAttribute('type', 'type' in props ? props.type : 'text');
});

test('an address or a key has no invisible characters', () => {
  const onChange = jest.fn();
  render(<TextField label="Key" ltr onChange={onChange} value="" />);
  fireEvent.change(screen.getByRole('textbox'), {
    target: { value: '\u2068jetpack-\u200bscan_1\ufeff\u061c\u180e\ufe0f' },
  });
  expect(onChange).toHaveBeenCalledWith('jetpack-scan_1');
});

test('a phone neither capitalizes nor corrects a key', () => {
  render(<TextField label="Key" ltr onChange={ignore} value="" />);
  const field = screen.getByRole('textbox');
  expect(field).toHaveAttribute('autocapitalize', 'none');
  expect(field).toHaveAttribute('autocorrect', 'off');
});

test('a click selects a read-only text, which cannot be changed', async () => {
  render(<ControlledField readOnly value="203.0.113.7" />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.click(field);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('203.0.113.7');
  await userEvent.keyboard('x');
  expect(field).toHaveValue('203.0.113.7');
});

test('a click into an editable field selects nothing', async () => {
  render(<ControlledField value="abc" />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.click(field);
  expect(field.selectionStart).toBe(field.selectionEnd);
});

test('a field passes native attributes on to its control', () => {
  render(
    <TextField
      autoComplete="email"
      disabled
      label="Email"
      multiline
      onChange={ignore}
      placeholder="a@b.example"
      rows={7}
      testId="mail"
      value=""
    />,
  );
  const field = screen.getByTestId('mail');
  expect(field).toBeDisabled();
  expect(field).toHaveAttribute('rows', '7');
  expect(field).toHaveAttribute('placeholder', 'a@b.example');
  expect(field).toHaveAttribute('autocomplete', 'email');
});

test.each(kinds)('%s has the attributes that make password managers ignore it', (_kind, multiline) => {
  render(<TextField label="Key" multiline={multiline} onChange={ignore} value="" />);
  const field = screen.getByRole('textbox', { name: 'Key' });
  expect(field).toHaveAttribute('autocomplete', 'off');
  expect(field).toHaveAttribute('data-form-type', 'other');
  for (const name of ['data-1p-ignore', 'data-bwignore', 'data-lpignore']) expect(field).toHaveAttribute(name, 'true');
});

test('with typedOnly, a field ignores text that is filled in without focus, and accepts pasted text', async () => {
  render(<ControlledField typedOnly value="abc" />);
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: 'admin' } });
  expect(field).toHaveValue('abc');
  await userEvent.click(field);
  await userEvent.paste('d');
  expect(field).toHaveValue('abcd');
});

test.each([
  ['a single-line field', 10_000, false],
  ['a multiline field', 500_000, true],
] as const)('%s refuses a text longer than %d characters, with a message', (_kind, maxLength, multiline) => {
  render(<ControlledField multiline={multiline} value="abc" />);
  const field = screen.getByRole('textbox');
  const changeTo = (value: string) => fireEvent.change(field, { target: { value } });
  changeTo('x'.repeat(maxLength + 1));
  expect(field).toHaveValue('abc');
  expect(screen.getByText(new RegExp(`The limit is ${maxLength.toLocaleString('en')} characters`))).toBeVisible();
  changeTo('x'.repeat(maxLength + 2));
  expect(field).toHaveValue('abc');
  changeTo('x'.repeat(maxLength));
  expect(field).toHaveValue('x'.repeat(maxLength));
  expect(field).toBeValid();
});

test('a text that is already too long can be made shorter', () => {
  render(<ControlledField value={'x'.repeat(20_000)} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x'.repeat(19_999) } });
  expect(screen.getByRole('textbox')).toHaveValue('x'.repeat(19_999));
});

test('a multiline field shows a new value, and keeps the cursor in its place if the value is unchanged', async () => {
  const { rerender } = render(<TextField label="List" multiline onChange={ignore} value="one" />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox');
  rerender(<TextField label="List" multiline onChange={ignore} value="two" />);
  expect(field).toHaveValue('two');
  field.setSelectionRange(1, 1);
  rerender(<TextField label="List" multiline onChange={ignore} value="two" />);
  expect(field.selectionStart).toBe(1);
});
