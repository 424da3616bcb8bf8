import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessageDialog, type MessageDialogProps } from './message-dialog.view';
import { fakeModals } from './modal-double';

beforeAll(fakeModals);

function show(props: Partial<MessageDialogProps> = {}) {
  const onClose = jest.fn();
  render(
    <MessageDialog onClose={onClose} title="News" {...props}>
      <p id="text">
        <span>Something is new.</span> <a href="#/more">More</a>
      </p>
    </MessageDialog>,
  );
  return onClose;
}

test('the only button of the dialog closes the dialog, and gets the focus when it opens', async () => {
  const onClose = show();
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Close' })]);
  expect(screen.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('Esc closes the dialog', async () => {
  const onClose = show();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('with closable={false}, Esc does not close the dialog; its button has the given label and description', async () => {
  const onClose = show({ closable: false, button: 'Back to my website', describedBy: 'text' });
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Back to my website' })).toHaveAccessibleDescription(
    'Something is new. More',
  );
});
