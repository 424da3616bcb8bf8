import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RadioGroup } from './radio-group.view';

const options = [
  { value: 'all', label: 'All posts' },
  { value: 'new', label: 'New posts', hint: 'From today on.' },
] as const;

test('a group has a name and one chosen option; a click on the label of an option reports its value', async () => {
  const change = jest.fn();
  render(<RadioGroup label="Which posts" onChange={change} options={options} value="all" />);
  expect(screen.getByRole('group', { name: 'Which posts' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'All posts' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'New posts' })).toHaveAccessibleDescription('From today on.');
  await userEvent.click(screen.getByText('New posts'));
  expect(change).toHaveBeenCalledWith('new');
});

test('two groups keep separate choices', () => {
  render(
    <>
      <RadioGroup label="One" onChange={() => {}} options={options} value="all" />
      <RadioGroup label="Two" onChange={() => {}} options={options} value="all" />
    </>,
  );
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
});

test('a disabled group cannot be changed', () => {
  render(<RadioGroup disabled label="One" onChange={() => {}} options={options} testId="one" value="all" />);
  expect(screen.getByTestId('one')).toBeDisabled();
  for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
});

test('a group of cards can start without a choice, and extra content shows only below the chosen card', () => {
  const optionsWithContent = [options[0], { ...options[1], children: <p>Since when</p> }] as const;
  const group = (value: 'all' | 'new' | null) => (
    <RadioGroup label="One" onChange={() => {}} options={optionsWithContent} value={value} variant="cards" />
  );
  const { rerender } = render(group(null));
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.queryByText('Since when')).toBeNull();
  rerender(group('new'));
  expect(screen.getByText('Since when')).toBeVisible();
  rerender(group('all'));
  expect(screen.queryByText('Since when')).toBeNull();
});
