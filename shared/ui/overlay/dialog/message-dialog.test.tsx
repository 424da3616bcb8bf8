import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessageDialog, type MessageDialogProps } from './message-dialog.view';
import { doubleModals } from './modal-double';

beforeAll(doubleModals);

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

test('closes by its only button, which has the focus first', async () => {
  const onClose = show();
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Close' })]);
  expect(screen.getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('closes on Esc', async () => {
  const onClose = show();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('stays open on Esc if only its button closes it', async () => {
  const onClose = show({ closable: false, button: 'Back to my website', describedBy: 'text' });
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Back to my website' })).toHaveAccessibleDescription(
    'Something is new. More',
  );
});
