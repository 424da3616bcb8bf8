import { outward } from '@flightdeck/shared/links';

/** Size of the window, in px. */
const [width, height] = [780, 700];
/** How often to check whether the window is closed, in ms. Browsers have no event for this. */
const pollInterval = 500;

/** Result of the window: the ID of the connection (null if it sent none), or `blocked` if it did not open. */
export type ConnectResult = { readonly keyringId: number | null } | 'blocked';

/** Returns the ID of the connection in a message; null if there is no valid ID. */
function keyringIdIn(data: unknown): number | null {
  const id: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'keyring_id') : undefined;
  const numericId = typeof id === 'string' ? Number(id) : id;
  return typeof numericId === 'number' && Number.isInteger(numericId) && numericId > 0 ? numericId : null;
}

/**
 * Opens the provider's window and waits until it is closed or the signal is aborted (OQ-091). Accepts messages only from this
 * window, and only if its origin is allowed.
 * @param url page that connects the account
 */
export function openConnectWindow(url: string, signal: AbortSignal): Promise<ConnectResult> {
  const target = outward(url);
  const left = Math.max(0, (screen.width - width) / 2);
  const top = Math.max(0, (screen.height - height) / 2);
  const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
  const popup = target.allowed ? window.open(target.href, 'flightdeck-google', features) : null;
  if (!popup) return Promise.resolve('blocked');
  return new Promise((resolve) => {
    let keyringId: number | null = null;
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source === popup && outward(origin).allowed) keyringId = keyringIdIn(data) ?? keyringId;
    };
    const finish = () => {
      clearInterval(timer);
      window.removeEventListener('message', onMessage);
      resolve({ keyringId });
    };
    let wasClosed = false;
    const timer = setInterval(() => {
      // The last message of a window can arrive shortly after the window has closed.
      if (signal.aborted || wasClosed || (popup.closed && keyringId !== null)) finish();
      wasClosed = popup.closed;
    }, pollInterval);
    window.addEventListener('message', onMessage);
  });
}
