import { request } from 'node:http';
import { type LocalServer, startServer } from './local-server';

/**
 * Starts a proxy that adds a folder to the public address of a site.
 * @param site address of the site, without a slash at the end
 * @param folder such as `/intern`; requests outside of it get 404
 * @param isRewriting whether the proxy replaces the site's address in cookies and redirects with the public one; if so, it also sends
 * the server name of the site, so that the site cannot detect the proxy
 * @returns the proxy, with the public address of the site
 */
export async function startPathProxy(site: string, folder: string, isRewriting: boolean): Promise<LocalServer> {
  let publicUrl = '';
  const toPublicUrl = (value: string) => value.replaceAll(site, publicUrl).replace(/; path=\//gi, `; path=${folder}/`);
  const { url, end } = await startServer((incoming, answer) => {
    const path = incoming.url ?? '/';
    if (!path.startsWith(`${folder}/`)) {
      answer.writeHead(404).end('Not below the folder.');
      return;
    }
    const headers = { ...incoming.headers, ...(isRewriting && { server: new URL(site).host }) };
    const forwarded = request(site + path.slice(folder.length), { method: incoming.method, headers }, (upstream) => {
      const entries = Object.entries(upstream.headers).flatMap(([name, value]) => {
        if (value === undefined) return [];
        if (!isRewriting || !['set-cookie', 'location'].includes(name)) return [[name, value] as const];
        return [[name, Array.isArray(value) ? value.map(toPublicUrl) : toPublicUrl(value)] as const];
      });
      answer.writeHead(upstream.statusCode ?? 502, Object.fromEntries(entries));
      upstream.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    incoming.pipe(forwarded);
  });
  publicUrl = url + folder;
  return { url: publicUrl, end };
}
