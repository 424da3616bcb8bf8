import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ensureDebianPackages } from '../setup/debian-packages';
import { type Service, startService } from '../setup/service';
import { listens, somePort } from './ceph';

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Starts nginx with its part for sites as docs/how-to/deploy.md shows it. */
const config = (folder: string, port: number, bucket: string) => `daemon off;
worker_processes 1;
error_log stderr;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  proxy_cache_path ${folder}/cache keys_zone=sets:1m max_size=1g inactive=30d;
  gzip on;
  gzip_types text/javascript text/css application/json image/svg+xml;
  server {
    listen 127.0.0.1:${port};
    location / {
      limit_except GET { deny all; }
      proxy_pass ${bucket}/;
      proxy_cache sets;
      proxy_cache_lock on;
      add_header Access-Control-Allow-Origin *;
      # Tells whether the file came from the cache.
      add_header X-Cache $upstream_cache_status;
    }
  }
}
`;

/** A plain web server with a cache before a folder of a bucket that everybody may read. */
export class WebServer {
  readonly url: string;
  readonly #folder: string;
  readonly #service: Service;

  private constructor(url: string, folder: string, service: Service) {
    [this.url, this.#folder, this.#service] = [url, folder, service];
  }

  /**
   * Installs nginx if it is missing, and starts it on a free port.
   * @param bucket http address of the folder, such as `http://127.0.0.1:7480/bucket/folder`
   */
  static async start(bucket: string): Promise<WebServer> {
    await ensureDebianPackages(['nginx-light']);
    const folder = mkdtempSync(join(tmpdir(), 'flightdeck-nginx-'));
    const port = await somePort();
    mkdirSync(join(folder, 'cache'));
    const file = join(folder, 'nginx.conf');
    // Its processes otherwise change to a user that cannot open the folder.
    const { username } = userInfo();
    const user = username === 'root' ? 'user root root;\n' : '';
    writeFileSync(file, user + config(folder, port, bucket));
    const command = ['setpriv', '--pdeathsig', 'TERM', 'nginx', '-p', folder, '-e', 'stderr', '-c', file] as const;
    try {
      const service = await startService(command, { log: join(folder, 'nginx.log'), answers: () => listens(port) });
      return new WebServer(`http://127.0.0.1:${port}/`, folder, service);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** Ends it and removes its cache. */
  async stop(): Promise<void> {
    await this.#service.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
