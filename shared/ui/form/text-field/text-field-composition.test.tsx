import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TextField } from './text-field.view';

test.each([
  ['a single-line field', false],
  ['a multiline field', true],
])('%s reports a text from an input method only when its composition ends', (_kind, multiline) => {
  const change = jest.fn();
  function TrimmingField() {
    const [value, setValue] = useState('a');
    // A caller that changes the text would end the composition.
    const handleChange = (text: string) => {
      change(text);
      setValue(text.trim());
    };
    return <TextField label="Title" multiline={multiline} onChange={handleChange} value={value} />;
  }
  render(<TrimmingField />);
  const field = screen.getByRole('textbox');
  for (const data of ['ㄷ', '도 ']) fireEvent.input(field, { target: { value: `a${data}` }, data, isComposing: true });
  expect(field).toHaveValue('a도 ');
  expect(change).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field);
  expect(change.mock.calls).toEqual([['a도 ']]);
  expect(field).toHaveValue('a도');
});

test('a field that loses the focus reports the text of its unfinished composition', () => {
  const change = jest.fn();
  render(<TextField label="Title" onChange={change} value="a" />);
  const field = screen.getByRole('textbox');
  fireEvent.input(field, { target: { value: 'a도' }, data: '도', isComposing: true });
  fireEvent.blur(field);
  expect(change.mock.calls).toEqual([['a도']]);
});

test('a canceled composition changes nothing', () => {
  const change = jest.fn();
  render(<TextField label="Title" onChange={change} value="a" />);
  const field = screen.getByRole('textbox');
  fireEvent.input(field, { target: { value: 'aㄷ' }, data: 'ㄷ', isComposing: true });
  fireEvent.input(field, { target: { value: 'a' }, data: '', isComposing: true });
  fireEvent.compositionEnd(field);
  expect(change).not.toHaveBeenCalled();
  expect(field).toHaveValue('a');
});
