import { outward } from '@flightdeck/shared/links';

/** Size of the window, in px. */
const [width, height] = [780, 700];
/** ms between two looks at whether it was closed; no event says so. */
const lookEvery = 500;

/** What came of the window: the number of the connection, nothing when it was closed, or no window at all. */
export type WindowEnding = { readonly keyringId: number | null } | 'blocked';

/** Whether a message tells a connection. */
function keyringIdIn(data: unknown): number | null {
  const id: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'keyring_id') : undefined;
  const number = typeof id === 'string' ? Number(id) : id;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : null;
}

/**
 * Opens the provider's window and waits until it is closed (OQ-091). Only what that very window says counts, and only from where
 * our links may lead. Ends also when `signal` does. @param url where the account is connected
 */
export function askInWindow(url: string, signal: AbortSignal): Promise<WindowEnding> {
  const allowed = outward(url);
  const left = Math.max(0, (screen.width - width) / 2);
  const top = Math.max(0, (screen.height - height) / 2);
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
  const opened = allowed.allowed ? window.open(allowed.href, 'flightdeck-google', features) : null;
  if (!opened) return Promise.resolve('blocked');
  return new Promise((resolve) => {
    let keyringId: number | null = null;
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source === opened && outward(origin).allowed) keyringId = keyringIdIn(data) ?? keyringId;
    };
    const end = () => {
      clearInterval(timer);
      window.removeEventListener('message', onMessage);
      resolve({ keyringId });
    };
    const timer = setInterval(() => {
      if (opened.closed || signal.aborted) end();
    }, lookEvery);
    window.addEventListener('message', onMessage);
  });
}
