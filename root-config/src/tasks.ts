/**
 * Goes on in a task of its own: the browser takes input first. Where it can be told, before the scripts that other plugins
 * load at the end of the page.
 */
export function nextTask(): Promise<void> {
  if ('scheduler' in globalThis) return scheduler.postTask(() => undefined, { priority: 'user-blocking' });
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Runs when the main thread has nothing better to do, at the latest after 500 ms. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 500 });
  // Safari has no such call.
  else setTimeout(run, 0);
}
