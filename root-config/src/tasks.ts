/**
 * Resolves in a new task, so that the browser can handle input first. In browsers with `scheduler`, the task runs before
 * the scripts that other plugins load at the end of the page.
 */
export function nextTask(): Promise<void> {
  // Check the type: in a browser without this API, `scheduler` can be an element with that ID.
  if (typeof globalThis.scheduler?.postTask === 'function')
    return scheduler.postTask(() => undefined, { priority: 'user-blocking' });
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
