/**
 * Adds the methods of `<dialog>` that jsdom lacks: `showModal` and `close`. Call it in tests that show a dialog.
 * Browser tests cover the inert page and the focus ring.
 */
export function fakeModals(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
    this.open = true;
    this.querySelector<HTMLElement>('button, [href], input, select, textarea')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
