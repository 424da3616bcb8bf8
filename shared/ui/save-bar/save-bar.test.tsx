import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveBar, type SaveBarProps } from './save-bar.view';

const ignore = () => {};

function bar(props: Partial<SaveBarProps> = {}) {
  return <SaveBar dirty onDiscard={ignore} onSave={ignore} saving={false} what="Allow / Block list" {...props} />;
}

test('clean, there is nothing', () => {
  const { container } = render(bar({ dirty: false }));
  expect(container).toBeEmptyDOMElement();
});

test('it names what is unsaved, saves and discards', async () => {
  const save = jest.fn();
  const discard = jest.fn();
  render(bar({ onSave: save, onDiscard: discard }));
  expect(screen.getByRole('group', { name: 'Unsaved changes' })).toHaveTextContent('Unsaved: Allow / Block list');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(discard).toHaveBeenCalledTimes(1);
  expect(save).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
  expect(save).toHaveBeenCalledTimes(1);
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
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('when focus is elsewhere it stays there', async () => {
  const { rerender } = render(page());
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  rerender(page({ dirty: false }));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});
