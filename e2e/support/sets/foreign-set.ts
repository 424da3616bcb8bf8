import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' };

/** Serves a set of built files from another origin, like a published preview of a release. */
export class ForeignSet {
  /** Requested paths, in order. */
  readonly requestedPaths: string[] = [];
  readonly #server: Server;

  constructor(folder: string) {
    this.#server = createServer(({ url = '/' }, response) => {
      const path = decodeURIComponent(url.replace(/\?.*/, ''));
      this.requestedPaths.push(path);
      const file = join(folder, path);
      const isFound = !path.includes('..') && statSync(file, { throwIfNoEntry: false })?.isFile();
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream');
      response.statusCode = isFound ? 200 : 404;
      if (isFound) createReadStream(file).pipe(response);
      else response.end();
    });
  }

  /** Starts the server. @returns its origin */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port.');
    return `http://127.0.0.1:${address.port}`;
  }

  /** Stops the server, and closes its connections. */
  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
