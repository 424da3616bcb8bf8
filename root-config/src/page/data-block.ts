/**
 * Returns a block of data that the host printed. Other plugins print markup of users, in which any element can have our IDs and
 * attributes; only scripts are never part of it.
 */
export const dataBlock = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`script[type="application/json"]#${id}`);
