import { bare } from '@flightdeck/shared/contracts/wire';

/**
 * Resolves in a new task, so that the browser handles input first; where supported, before the scripts that other
 * plugins load at the end of the page.
 */
export function nextTask(): Promise<void> {
  // Compare the type: browsers without the API find an element with this ID under the name.
  if (typeof globalThis.scheduler?.postTask === 'function')
    return scheduler.postTask(() => undefined, bare({ priority: 'user-blocking' }));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
