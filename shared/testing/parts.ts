import { fireEvent } from '@testing-library/react';

/** Mounts and operates parts in tests. Needs a document. */

export * from '../ui/overlay/dialog/modal-double';
export * from '../ui/overlay/popover/popover-double';
export * from './mount-part';
export * from './notices';
export * from './read-qr-code';
export * from './saving-converges';

/** Clicks a button or a link without following the link, to test what the click does or records. */
export function pressInPlace(element: HTMLElement): void {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(element);
}
export { PageCache } from './page-cache';
