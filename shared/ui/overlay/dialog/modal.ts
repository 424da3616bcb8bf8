import { watchWordPressWindow } from '../wordpress-window/wordpress-window';

/**
 * Opens a dialog as a modal, which makes everything outside of it inert. So the modal gets the toasts of the page, and is closed
 * while WordPress shows a window, such as the log-in form.
 * @returns a function that closes the modal
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const { ownerDocument } = dialog;
  const page = dialog.closest('#flightdeck');
  const toasts = page?.querySelector('div#fd-toasts');
  let focus: HTMLElement | null = null;

  const open = () => {
    dialog.showModal();
    if (toasts) dialog.append(toasts);
    focus?.focus();
  };
  const close = () => {
    focus = focusedElement(ownerDocument);
    dialog.close();
    // Return the toasts to the modal below, or to the page.
    if (page && toasts && dialog.contains(toasts))
      ([...page.querySelectorAll('dialog[open]')].at(-1) ?? page).append(toasts);
  };

  // A dialog that opens while the window is open belongs to the window.
  const stopWatching = watchWordPressWindow(ownerDocument.body, (isWindowOpen) => {
    if (!isWindowOpen && !dialog.open) open();
    if (!isWindowOpen) return;
    close();
    // WordPress focused the log-in form while the modal still made it inert.
    ownerDocument.querySelector<HTMLElement>('#wp-auth-check-frame')?.focus();
  });
  open();
  return () => {
    stopWatching();
    close();
  };
}

/** Returns the focused element, even inside a shadow root; null if nothing has the focus. */
export function focusedElement(root: Document): HTMLElement | null {
  let active = root.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement ? active : null;
}
