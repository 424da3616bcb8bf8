import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveBar, type SaveBarProps } from './save-bar.view';

const ignore = () => {};

function bar(props: Partial<SaveBarProps> = {}) {
  return <SaveBar dirty labels="Allow and block lists" onDiscard={ignore} onSave={ignore} saving={false} {...props} />;
}

test('SET-038 renders nothing without unsaved changes', () => {
  const { container } = render(bar({ dirty: false }));
  expect(container).toBeEmptyDOMElement();
});

test('names the unsaved fields, and calls the functions for saving and discarding', async () => {
  const onSave = jest.fn();
  const onDiscard = jest.fn();
  render(bar({ onSave, onDiscard }));
  expect(screen.getByRole('group', { name: 'Unsaved changes' })).toHaveTextContent('Unsaved: Allow and block lists');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onDiscard).toHaveBeenCalledTimes(1);
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('shows the note about the last save until the next save begins', () => {
  const { rerender } = render(bar({ note: 'Not saved.' }));
  expect(screen.getByText('Not saved.')).toBeVisible();
  rerender(bar({ note: 'Not saved.', saving: true }));
  expect(screen.queryByText('Not saved.')).toBeNull();
});

test.each([
  ['with unsaved changes', true],
  ['without unsaved changes', false],
])('SET-038 SET-039 while saving %s, shows "Saving…" and neither saves again nor discards', async (_what, dirty) => {
  const onClick = jest.fn();
  render(bar({ dirty, saving: true, onSave: onClick, onDiscard: onClick }));
  const saveButton = screen.getByRole('button', { name: 'Saving…' });
  expect(saveButton).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(saveButton);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClick).not.toHaveBeenCalled();
});

/** Draws a save bar between a field and a button. */
const page = (props?: Partial<SaveBarProps>) => (
  <>
    <input aria-label="List" />
    {bar(props)}
    <button type="button">Elsewhere</button>
  </>
);

test('returns the focus to the field when the bar disappears', async () => {
  const { rerender } = render(page());
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Save Settings' })).toHaveFocus();
  rerender(page({ saving: true }));
  rerender(page({ dirty: false }));
  expect(screen.queryByRole('group')).toBeNull();
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
});

test('returns the focus to an element that was disabled while saving', async () => {
  const form = (props: Partial<SaveBarProps> = {}) => (
    <>
      {/* The bar comes first, so that React removes the bar before it enables the button. */}
      {bar(props)}
      <button disabled={props.saving === true} type="button">
        Add
      </button>
    </>
  );
  const { rerender } = render(form());
  screen.getByRole('button', { name: 'Add' }).focus();
  screen.getByRole('button', { name: 'Save Settings' }).focus();
  rerender(form({ saving: true }));
  rerender(form({ dirty: false, saving: false }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus());
});

test('does not move the focus when an element outside the bar has it', async () => {
  const { rerender } = render(page());
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  rerender(page({ dirty: false }));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
