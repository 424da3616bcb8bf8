/**
 * Starts reads for a screen that the user is about to open. Loads with the HTTP client, because users open a screen by
 * interacting with the page.
 * @param ids as `readId` writes them
 */
export async function readAhead(ids: readonly string[]): Promise<void> {
  const { startRead } = await import(/* webpackChunkName: "http" */ './start-read');
  ids.forEach(startRead);
}
