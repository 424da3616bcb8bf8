import type { CDPSession } from '@playwright/test';

/** One request of a page, as the browser reports it. */
export interface RequestRecord {
  readonly url: string;
  readonly method: string;
  /** Resource type of the browser's protocol, such as `Script`. */
  readonly type: string;
  /** Seconds on the browser's clock. */
  readonly start: number;
  /** The same as `start` until the request has ended. */
  end: number;
  /** Bytes on the wire, headers included. */
  transferred: number;
  /** Addresses of the scripts that sent it, innermost first; empty when the HTML requests the file. */
  readonly initiators: readonly string[];
}

/** The requests of a page, as they are recorded. */
export interface Network {
  readonly requests: readonly RequestRecord[];
  /** Resolves when the page has neither sent nor awaited a request for 600 ms; at the latest after 20 seconds. */
  waitUntilIdle(): Promise<void>;
}

/** Starts to record the requests of a page. */
export async function watchNetwork(session: CDPSession): Promise<Network> {
  const byId = new Map<string, RequestRecord>();
  const pending = new Set<string>();
  let lastActivity = Date.now();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request: { url, method }, type, timestamp, initiator }) => {
    const initiators = (initiator.stack?.callFrames ?? []).map((frame) => frame.url);
    byId.set(requestId, {
      url,
      method,
      type: type ?? 'Other',
      start: timestamp,
      end: timestamp,
      transferred: 0,
      initiators,
    });
    pending.add(requestId);
    lastActivity = Date.now();
  });
  const end = (requestId: string, timestamp: number, bytes: number) => {
    const request = byId.get(requestId);
    if (request) Object.assign(request, { end: timestamp, transferred: bytes });
    pending.delete(requestId);
    lastActivity = Date.now();
  };
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    end(requestId, timestamp, encodedDataLength),
  );
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => end(requestId, timestamp, 0));
  return {
    get requests() {
      return [...byId.values()];
    },
    async waitUntilIdle() {
      const deadline = Date.now() + 20_000;
      while (Date.now() < deadline && (pending.size > 0 || Date.now() - lastActivity < 600))
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}

/** Returns whether a request is a call of the REST API. */
export const isApi = ({ url }: RequestRecord): boolean => new URL(url).pathname.startsWith('/wp-json/');
/** Returns whether a request is for a script or a style sheet. */
export const isCode = ({ type }: RequestRecord): boolean => type === 'Script' || type === 'Stylesheet';

/**
 * Returns the round trips between the HTML and a request: 0 when the HTML or an inline script sent it, 1 when a
 * script of the HTML did, and one more for each script in between.
 */
export function roundTrips(request: RequestRecord, requests: readonly RequestRecord[]): number {
  const scriptUrl = request.initiators.find((url) => requests.some((other) => isCode(other) && other.url === url));
  const sender = requests.find((other) => other.url === scriptUrl);
  return sender && sender !== request ? 1 + roundTrips(sender, requests) : 0;
}

/** Returns the path and query of each repeated read. Ignores nonces, and parameters that only defeat caches. */
export function duplicateReads(requests: readonly RequestRecord[]): string[] {
  const addresses = requests
    .filter((request) => isApi(request) && request.method === 'GET')
    .map(({ url }) => {
      const address = new URL(url);
      for (const name of ['_cacheBuster', '_wpnonce', '_']) address.searchParams.delete(name);
      return address.pathname + address.search;
    });
  return addresses.filter((address, index) => addresses.indexOf(address) !== index);
}
