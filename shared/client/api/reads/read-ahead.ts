/**
 * Starts reads for a screen that the user is about to open. The code loads with the HTTP client, which the page needs only
 * after the user has interacted with it.
 * @param ids as `readId` writes them
 */
export async function readAhead(ids: readonly string[]): Promise<void> {
  const { startRead } = await import(/* webpackChunkName: "http" */ './start-read');
  ids.forEach(startRead);
}
