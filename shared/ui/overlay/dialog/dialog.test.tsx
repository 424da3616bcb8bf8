import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Dialog, type DialogProps } from './dialog.view';
import { fakeModals } from './modal-double';

beforeAll(fakeModals);

/** A page with a button that opens the dialog. */
function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  const safeButton = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Open
      </button>
      {open && (
        <Dialog
          actions={
            <>
              <button type="button">Disconnect</button>
              <button onClick={() => setOpen(false)} ref={safeButton} type="button">
                Stay connected
              </button>
            </>
          }
          initialFocus={safeButton}
          onClose={() => setOpen(false)}
          title="Are you sure?"
          {...props}
        >
          <p>Consequences</p>
        </Dialog>
      )}
    </>
  );
}

async function openDialog(props: Partial<DialogProps> = {}) {
  render(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Are you sure?' });
}

test('a dialog opens as a modal named by its title, and focuses the requested element', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const dialog = await openDialog();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(dialog).toHaveAttribute('open');
  expect(screen.getByRole('button', { name: 'Stay connected' })).toHaveFocus();
  showModal.mockRestore();
});

test('on closing, focus returns to the element that had it before', async () => {
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Stay connected' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('if nothing had the focus when the dialog opened, closing the dialog focuses the heading of the screen', () => {
  const screenView = (hasDialog: boolean) => (
    <>
      <h1 tabIndex={-1}>At A Glance</h1>
      {hasDialog && (
        <Dialog onClose={() => {}} title="Are you sure?">
          Consequences
        </Dialog>
      )}
    </>
  );
  const { rerender } = render(screenView(true));
  rerender(screenView(false));
  expect(screen.getByRole('heading', { name: 'At A Glance' })).toHaveFocus();
});

test('a new render neither reopens nor closes the dialog', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
  const { rerender } = render(
    <Dialog onClose={() => {}} title="One">
      a
    </Dialog>,
  );
  rerender(
    <Dialog onClose={() => {}} title="Two">
      b
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Two' })).toHaveAttribute('open');
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(close).not.toHaveBeenCalled();
  showModal.mockRestore();
  close.mockRestore();
});

const clickOutside = (dialog: HTMLElement) => userEvent.click(dialog);
const pressEscape = () => userEvent.keyboard('{Escape}');
const fireCancel = (dialog: HTMLElement) => {
  const event = createEvent('cancel', dialog, { cancelable: true });
  fireEvent(dialog, event);
  // The browser must not close the dialog: the caller does, by unmounting it.
  expect(event.defaultPrevented).toBe(true);
};

test.each([
  ['Esc', pressEscape],
  ['the cancel event', fireCancel],
  ['a click outside', clickOutside],
])('%s closes the dialog', async (_, dismiss) => {
  await dismiss(await openDialog());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('Esc of an input method does not close the dialog', async () => {
  const dialog = await openDialog();
  expect(fireEvent.keyDown(dialog, { key: 'Escape', isComposing: true })).toBe(true);
  expect(dialog).toHaveAttribute('open');
});

test.each([
  ['Esc', pressEscape],
  ['the cancel event', fireCancel],
  ['a click outside', clickOutside],
])('%s does nothing if the dialog is not closable', async (_, dismiss) => {
  const dialog = await openDialog({ closable: false });
  await dismiss(dialog);
  expect(dialog).toHaveAttribute('open');
});

test('a click inside, or one that started inside, does not close the dialog', async () => {
  const dialog = await openDialog();
  await userEvent.click(screen.getByText('Consequences'));
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: screen.getByText('Consequences') },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  // Browsers send the click to the element that contains both targets, here the dialog.
  fireEvent.click(dialog);
  expect(screen.getByRole('dialog')).toBe(dialog);
});

test('focus returns to an element inside a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const inside = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  const opener = inside.appendChild(document.createElement('button'));
  const container = inside.appendChild(document.createElement('div'));
  opener.focus();
  const { unmount } = render(
    <Dialog actions={<button type="button">Close</button>} onClose={() => {}} title="Inside">
      Text
    </Dialog>,
    { container },
  );
  expect(inside.querySelector('dialog')).toHaveAttribute('open');
  unmount();
  expect(host.shadowRoot?.activeElement).toBe(opener);
  host.remove();
});

test.each([
  ['narrow', 'min(550px, 100vi - 2 * var(--fd-space-4))'],
  ['regular', 'min(600px, 100vi - 2 * var(--fd-space-4))'],
  ['medium', 'min(1050px, 100vi - 2 * var(--fd-space-4))'],
  ['wide', 'calc(100vi - 2 * var(--fd-space-8))'],
] as const)('SHR-146 a dialog of width %s is at most %s wide', async (width, maxWidth) => {
  expect(await openDialog({ width })).toHaveClass('dialog', width);
  const styleSheet = readFileSync(join(__dirname, 'dialog.css'), 'utf8');
  expect(new RegExp(`\\.${width} {\\s*max-inline-size: ([^;]*);`).exec(styleSheet)?.[1]).toBe(maxWidth);
});
