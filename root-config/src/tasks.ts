/** Goes on in a task of its own: the browser paints what is there and takes input first. */
export function nextTask(): Promise<void> {
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
