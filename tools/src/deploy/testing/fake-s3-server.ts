import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a fake store differs from S3. */
export interface S3Behavior {
  /** Headers that the store ignores, as older stores do. */
  readonly ignores?: readonly ('if-match' | 'if-none-match')[];
  /** Compares `If-Match` with tags without quotation marks, as Ceph does. */
  readonly hasBareTags?: boolean;
  /** Answers a GET of a missing object like S3 does to keys without `s3:ListBucket`. */
  readonly hidesMissing?: boolean;
  /** Refuses each PUT, as S3 does to keys without `s3:PutObject`. */
  readonly isReadOnly?: boolean;
  /** Refuses each request with this code, as S3 does to wrong keys, to a wrong clock, and in another region. */
  readonly refusal?: { readonly status: number; readonly code: string };
  /** Returns a different tag for each GET, as if the object had changed in the meantime. */
  readonly changesTags?: boolean;
  /** Called with each request, such as `PUT /bucket/key`; returns whether to carry it out and drop its answer. */
  readonly losesAnswer?: (line: string) => boolean;
}

interface StoredObject {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
}

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

const tagOf = (request: IncomingMessage, name: 'if-match' | 'if-none-match') => request.headers[name]?.trim();

/** Start of the paths in a bucket that doesn't exist. All other buckets exist. */
const missingBucket = 'flightdeck-missing-bucket/';

/**
 * An object store with the part of the S3 API that deploys use: GET and PUT by path, with `If-Match` and
 * `If-None-Match` for PUT. Check and write are atomic: of two simultaneous writers, one is refused.
 */
export class S3Server {
  readonly objects = new Map<string, StoredObject>();
  /** Method and path of each request, such as `PUT /bucket/key`. */
  readonly requests: string[] = [];
  behavior: S3Behavior = {};
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  /** Starts the store on a free port. @returns environment variables that make the SDK use this port */
  async start(): Promise<Record<string, string>> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = this.#server.address();
    const { port }: Pick<AddressInfo, 'port'> = typeof address === 'object' && address ? address : { port: 0 };
    return {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_EC2_METADATA_DISABLED: 'true',
    };
  }

  /** Copies all objects of a folder. @param from address of the folder, such as `s3://bucket/folder` @param to that of a new one */
  copy(from: string, to: string): void {
    const [source, target] = [from, to].map((address) => `${address.slice('s3://'.length)}/`);
    for (const [path, object] of [...this.objects])
      if (path.startsWith(`${source}`)) this.objects.set(path.replace(`${source}`, `${target}`), object);
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://store');
    const path = decodeURIComponent(pathname).slice(1);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const line = `${request.method} /${path}`;
    this.requests.push(line);
    const isLost = this.behavior.losesAnswer?.(line);
    const { status, headers, body } = this.#execute(request, path, Buffer.concat(chunks));
    if (isLost) request.socket.destroy();
    else response.writeHead(status, headers).end(body);
  }

  /** Carries out a request. @returns the response */
  #execute(request: IncomingMessage, path: string, body: Buffer) {
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return errorResponse(403, 'AccessDenied');
    const { refusal } = this.behavior;
    if (refusal) return errorResponse(refusal.status, refusal.code);
    if (path.startsWith(missingBucket)) return errorResponse(404, 'NoSuchBucket');
    const stored = this.objects.get(path);
    if (request.method === 'GET') {
      if (!stored && this.behavior.hidesMissing) return errorResponse(403, 'AccessDenied');
      if (!stored) return errorResponse(404, 'NoSuchKey');
      // The number of requests makes each tag different.
      const etag = this.behavior.changesTags ? etagOf(Buffer.from(String(this.requests.length))) : stored.etag;
      return { status: 200, headers: { ...stored.headers, ETag: etag }, body: stored.body };
    }
    if (this.behavior.isReadOnly) return errorResponse(403, 'AccessDenied');
    if (request.method !== 'PUT') return errorResponse(405, 'MethodNotAllowed');
    const md5 = createHash('md5').update(body).digest('base64');
    if (request.headers['content-md5'] !== md5) return errorResponse(400, 'BadDigest');
    const { ignores = [] } = this.behavior;
    const ifMatch = ignores.includes('if-match') ? undefined : tagOf(request, 'if-match');
    const ifNoneMatch = ignores.includes('if-none-match') ? undefined : tagOf(request, 'if-none-match');
    if (ifMatch !== undefined && !stored) return errorResponse(404, 'NoSuchKey');
    const storedTag = this.behavior.hasBareTags ? stored?.etag.replaceAll('"', '') : stored?.etag;
    if (ifMatch !== undefined && ifMatch !== storedTag) return errorResponse(412, 'PreconditionFailed');
    if (ifNoneMatch === '*' && stored) return errorResponse(412, 'PreconditionFailed');
    const etag = etagOf(body);
    const headers = {
      ETag: etag,
      'Content-Type': request.headers['content-type'] ?? '',
      'Cache-Control': request.headers['cache-control'] ?? '',
    };
    this.objects.set(path, { body, etag, headers });
    return { status: 200, headers: { ETag: etag }, body: '' };
  }
}

const errorResponse = (status: number, code: string) => ({
  status,
  headers: { 'Content-Type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});
