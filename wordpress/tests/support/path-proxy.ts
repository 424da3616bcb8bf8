import { createServer, request } from 'node:http';

/** A proxy that adds a folder to the public address of a site. */
export interface PathProxy {
  /** Public address of the site, without a slash at the end. */
  readonly url: string;
  end(): Promise<void>;
}

/**
 * Starts a proxy on a free port.
 * @param site address of the site, without a slash at the end
 * @param folder such as `/intern`; requests outside of it get 404
 * @param translates whether the proxy rewrites cookies and redirects to its own address; if so, it sends the host name of the
 * site, and the site cannot detect the proxy
 */
export async function startPathProxy(site: string, folder: string, translates: boolean): Promise<PathProxy> {
  let front = '';
  const toFront = (value: string) => value.replaceAll(site, front).replace(/; path=\//gi, `; path=${folder}/`);
  const server = createServer((incoming, answer) => {
    const path = incoming.url ?? '/';
    if (!path.startsWith(`${folder}/`)) {
      answer.writeHead(404).end('Not below the folder.');
      return;
    }
    const headers = { ...incoming.headers, ...(translates && { host: new URL(site).host }) };
    const forwarded = request(site + path.slice(folder.length), { method: incoming.method, headers }, (upstream) => {
      const entries = Object.entries(upstream.headers).flatMap(([name, value]) => {
        if (value === undefined) return [];
        if (!translates || !['set-cookie', 'location'].includes(name)) return [[name, value] as const];
        return [[name, Array.isArray(value) ? value.map(toFront) : toFront(value)] as const];
      });
      answer.writeHead(upstream.statusCode ?? 502, Object.fromEntries(entries));
      upstream.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port.');
  front = `http://127.0.0.1:${address.port}${folder}`;
  return {
    url: front,
    async end() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
