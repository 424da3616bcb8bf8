/**
 * Returns a block of data that the host printed; null without one. Looks for scripts only: other plugins print markup of users,
 * in which any other element can have our IDs and attributes.
 */
export const dataBlock = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`script[type="application/json"]#${id}`);
