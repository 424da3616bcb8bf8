import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { type BenchSite, startSite } from './site';
import { median, percentile } from './statistics';

/** Figures of the embedded site as a server, which runs in one process on one core. */
export interface ServerFigures {
  /** Answers to `module/all` per second. */
  readonly perSecond: number;
  /** 99th percentile of their times, in ms. */
  readonly slowest: number;
  /** Resident memory after 100,000 requests, in bytes. */
  readonly memory: number;
  /** Time from the start of the process, on existing data, until it is ready, in ms. */
  readonly start: number;
}

/** Number of concurrent requests. */
const atOnce = 4;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });

type Headers = Readonly<Record<string, string>>;

/** Sends a read and discards its answer. @returns its time in ms */
function read(url: string, headers: Headers): Promise<number> {
  const since = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`));
      response.resume();
      response.once('end', () => resolve(performance.now() - since));
    }).once('error', reject);
  });
}

/** Sends reads to all paths in turn, a few at a time. @returns the time of each read */
async function load(origin: string, headers: Headers, paths: readonly string[], count: number): Promise<number[]> {
  const times: number[] = [];
  let sent = 0;
  const worker = async () => {
    while (sent < count) {
      const path = paths[sent % paths.length];
      sent += 1;
      times.push(await read(`${origin}/wp-json/jetpack/v4/${path}`, headers));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return times;
}

/** Returns cookie and nonce of the site's admin. */
async function signedIn(origin: string): Promise<Headers> {
  const answer = await fetch(`${origin}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ log: 'admin', pwd: 'admin' }),
  });
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const headers = { Cookie: cookie.join('; ') };
  const nonce = await (await fetch(`${origin}/wp-admin/admin-ajax.php?action=rest-nonce`, { headers })).text();
  return { ...headers, 'X-WP-Nonce': nonce };
}

const resident = ({ pid }: BenchSite) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) * 1024;

/** Measures a separate site on a free port, then restarts it on its data. */
export async function serverFigures(requests = 100_000, starts = 5): Promise<ServerFigures> {
  const first = await startSite();
  try {
    const headers = await signedIn(first.origin);
    // The first requests compile the code that the others run.
    await load(first.origin, headers, ['module/all'], 300);
    const since = performance.now();
    const times = await load(first.origin, headers, ['module/all'], 3000);
    const perSecond = (1000 * times.length) / (performance.now() - since);
    await load(first.origin, headers, ['settings', 'connection', 'rewind', 'module/all'], requests - 3300);
    const memory = resident(first);
    const began: number[] = [];
    await first.stop({ keep: true });
    for (let round = 0; round < starts; round += 1) {
      const again = await startSite(first.data);
      began.push(again.readyAfter);
      await again.stop({ keep: true });
    }
    return { perSecond, slowest: percentile(times, 99), memory, start: median(began) };
  } finally {
    await first.stop();
  }
}
