import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveBar, type SaveBarProps } from './save-bar.view';

const ignore = () => {};

function bar(props: Partial<SaveBarProps> = {}) {
  return <SaveBar dirty onDiscard={ignore} onSave={ignore} saving={false} what="Allow and block lists" {...props} />;
}

test('clean, there is nothing', () => {
  const { container } = render(bar({ dirty: false }));
  expect(container).toBeEmptyDOMElement();
});

test('it names what is unsaved, saves and discards', async () => {
  const save = jest.fn();
  const discard = jest.fn();
  render(bar({ onSave: save, onDiscard: discard }));
  expect(screen.getByRole('group', { name: 'Unsaved changes' })).toHaveTextContent('Unsaved: Allow and block lists');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(discard).toHaveBeenCalledTimes(1);
  expect(save).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect(save).toHaveBeenCalledTimes(1);
});

test('what became of the last save is said until the next one', () => {
  const { rerender } = render(bar({ note: 'Not saved.' }));
  expect(screen.getByText('Not saved.')).toBeVisible();
  rerender(bar({ note: 'Not saved.', saving: true }));
  expect(screen.queryByText('Not saved.')).toBeNull();
});

test.each([[true], [false]])(
  'while saving, dirty %s: it stays, says so, and neither saves again nor discards',
  async (dirty) => {
    const act = jest.fn();
    render(bar({ dirty, saving: true, onSave: act, onDiscard: act }));
    const save = screen.getByRole('button', { name: 'Saving…' });
    expect(save).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(save);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(act).not.toHaveBeenCalled();
  },
);

const page = (props?: Partial<SaveBarProps>) => (
  <>
    <input aria-label="List" />
    {bar(props)}
    <button type="button">Elsewhere</button>
  </>
);

test('when it leaves with focus inside, focus goes back to the field it came from', async () => {
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

test('what focus came from may have been disabled while saving', async () => {
  const form = (props: Partial<SaveBarProps> = {}) => (
    <>
      {/* After the bar leaves: React takes it away first and enables the button then. */}
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

test('when focus is elsewhere it stays there', async () => {
  const { rerender } = render(page());
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  rerender(page({ dirty: false }));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
