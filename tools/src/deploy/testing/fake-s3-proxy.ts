import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy between one client and an S3 store, with which tests count requests and drop responses. */
export class S3Proxy {
  /** Method and path of each request, such as `PUT /bucket/key`, in the order of arrival. */
  readonly requests: string[] = [];
  /** Called before each request is forwarded. `count` starts at 1; `line` is the entry of `requests`. */
  onRequest: (count: number, line: string) => void = () => {};
  /** Returns whether to drop the response to a request that the store carried out. */
  losesAnswer: (line: string) => boolean = () => false;
  readonly #store: URL;
  readonly #server = createServer((incoming, response) => this.#forward(incoming, response));

  /** @param store HTTP endpoint. The store must accept signatures for the host name of the proxy. */
  constructor(store: string) {
    this.#store = new URL(store);
  }

  /** Starts on a free port. @returns environment variables that make the SDK use the proxy */
  async start(): Promise<{ AWS_ENDPOINT_URL_S3: string }> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    const { port }: Pick<AddressInfo, 'port'> = typeof address === 'object' && address ? address : { port: 0 };
    return { AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}` };
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #forward(incoming: IncomingMessage, response: ServerResponse): void {
    const line = `${incoming.method} ${decodeURIComponent((incoming.url ?? '/').replace(/\?.*/, ''))}`;
    this.requests.push(line);
    this.onRequest(this.requests.length, line);
    const { hostname, port } = this.#store;
    // Keep the client's Host header, which is part of the signature.
    const { method, url: path, headers } = incoming;
    const forwarded = request({ hostname, port, method, path, headers }, (answer) => {
      if (this.losesAnswer(line)) {
        answer.resume();
        incoming.socket.destroy();
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    const abort = () => {
      forwarded.destroy();
      incoming.socket.destroy();
    };
    forwarded.once('error', abort);
    incoming.once('error', abort);
    incoming.pipe(forwarded);
  }
}
