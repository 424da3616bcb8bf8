import { fireEvent } from '@testing-library/react';

/** Clicks a button or a link without following the link, to test what the click does or records. */
export function pressInPlace(element: HTMLElement): void {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(element);
}
