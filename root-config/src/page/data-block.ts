/**
 * Returns the element of a data block that WordPress printed; null if there is none. Accepts only a script element: other
 * plugins print markup of users, in which any other element can have the ID.
 */
export const dataBlock = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`script[type="application/json"]#${id}`);
