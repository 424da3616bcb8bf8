import type { CDPSession } from '@playwright/test';

/** One request of a page, as the browser reports it. */
export interface RequestRecord {
  readonly url: string;
  /** Resource type of the browser's protocol, such as `Script`. */
  readonly type: string;
  /** Seconds on the browser's clock. */
  readonly start: number;
}

/** The requests of a page, as they are recorded. */
export interface Network {
  readonly requests: readonly RequestRecord[];
  /** Resolves when the page has neither sent nor awaited a request for 600 ms; at the latest after 20 seconds. */
  waitUntilIdle(): Promise<void>;
}

/** A connection between page and site. */
export interface Connection {
  /** Duration of a round trip in ms. */
  readonly latency: number;
  readonly bytesPerSecond: number;
}

/** Starts to record the requests of a page. @param connection default: no throttling */
export async function watchNetwork(session: CDPSession, connection?: Connection): Promise<Network> {
  const byId = new Map<string, RequestRecord>();
  const pending = new Set<string>();
  let lastActivity = Date.now();
  await session.send('Network.enable');
  if (connection)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: connection.latency,
      downloadThroughput: connection.bytesPerSecond,
      uploadThroughput: connection.bytesPerSecond,
    });
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type, timestamp }) => {
    byId.set(requestId, { url, type: type ?? 'Other', start: timestamp });
    pending.add(requestId);
    lastActivity = Date.now();
  });
  const end = ({ requestId }: { readonly requestId: string }) => {
    pending.delete(requestId);
    lastActivity = Date.now();
  };
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
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
