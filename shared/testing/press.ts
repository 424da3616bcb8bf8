import { fireEvent } from '@testing-library/react';

/** Presses a button or a link, for what is done or counted then: where a link leads is the browser's, which stays. */
export function pressInPlace(element: HTMLElement): void {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(element);
}
