import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface S3Behavior {
  /** Headers that this store ignores, as older stores do. */
  readonly ignores?: readonly ('if-match' | 'if-none-match')[];
  /** Whether the keys lack the right to a path, such as `sets/x.maps/a.js.map`. */
  readonly refuses?: (path: string) => boolean;
  /** Compares `If-Match` with tags without quotation marks, as Ceph does. */
  readonly hasBareTags?: boolean;
  /** Gives another tag at each read, as a changed object would have. */
  readonly changesTags?: boolean;
}

interface Stored {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly at: Date;
}

/** Objects in one page of a list. */
const pageLength = 20;

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;

const tagOf = (request: IncomingMessage, name: 'if-match' | 'if-none-match') => request.headers[name]?.trim();

/** All other buckets exist. */
const missingBucket = 'flightdeck-missing-bucket/';

/**
 * An object store with the part of the S3 API that deploys and prunes use: GET, PUT and DELETE by path, with `If-Match` and
 * `If-None-Match` for PUT, and lists in pages. Check and write are atomic: of two simultaneous writers, one is refused.
 */
export class S3Server {
  readonly objects = new Map<string, Stored>();
  /** `PUT /bucket/key`, in the order of arrival. */
  readonly requests: string[] = [];
  behavior: S3Behavior = {};
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  /** Starts on a free port. @returns environment variables that make the SDK use this store */
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

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store');
    const path = decodeURIComponent(pathname).slice(1);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    this.requests.push(`${request.method} /${path}`);
    const isList = request.method === 'GET' && searchParams.get('list-type') === '2';
    const answer = isList ? this.#list(path, searchParams) : this.#answer(request, path, Buffer.concat(chunks));
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  /** Answers one page of the objects of a bucket, in the order of their keys. */
  #list(bucket: string, query: URLSearchParams) {
    const top = `${bucket.replace(/\/$/, '')}/`;
    if (this.behavior.refuses?.(top)) return refusal(403, 'AccessDenied');
    const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
    const rest = [...this.objects]
      .map(([path, { at, body }]) => ({ key: path.slice(top.length), at, body, isHere: path.startsWith(top) }))
      .filter(({ key, isHere }) => isHere && key.startsWith(prefix) && key > after)
      .sort((one, other) => (one.key < other.key ? -1 : 1));
    const page = rest.slice(0, pageLength);
    const isCut = rest.length > page.length;
    const contents = page.map(
      ({ key, at, body }) =>
        `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`,
    );
    const next = isCut ? `<NextContinuationToken>${page.at(-1)?.key}</NextContinuationToken>` : '';
    const body = `<IsTruncated>${isCut}</IsTruncated>${next}${contents.join('')}`;
    return {
      status: 200,
      headers: { 'Content-Type': 'application/xml' },
      body: `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>${body}</ListBucketResult>`,
    };
  }

  #answer(request: IncomingMessage, path: string, body: Buffer) {
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return refusal(403, 'AccessDenied');
    if (this.behavior.refuses?.(path)) return refusal(403, 'AccessDenied');
    if (path.startsWith(missingBucket)) return refusal(404, 'NoSuchBucket');
    const stored = this.objects.get(path);
    if (request.method === 'GET') {
      if (!stored) return refusal(404, 'NoSuchKey');
      const ETag = this.behavior.changesTags ? etagOf(Buffer.from(String(this.requests.length))) : stored.etag;
      return { status: 200, headers: { ...stored.headers, ETag }, body: stored.body };
    }
    if (request.method === 'DELETE') {
      this.objects.delete(path);
      return { status: 204, headers: {}, body: '' };
    }
    if (request.method !== 'PUT') return refusal(405, 'MethodNotAllowed');
    const md5 = createHash('md5').update(body).digest('base64');
    if (request.headers['content-md5'] !== md5) return refusal(400, 'BadDigest');
    const { ignores = [] } = this.behavior;
    const match = ignores.includes('if-match') ? undefined : tagOf(request, 'if-match');
    const noneMatch = ignores.includes('if-none-match') ? undefined : tagOf(request, 'if-none-match');
    if (match !== undefined && !stored) return refusal(404, 'NoSuchKey');
    const tag = this.behavior.hasBareTags ? stored?.etag.replaceAll('"', '') : stored?.etag;
    if (match !== undefined && match !== tag) return refusal(412, 'PreconditionFailed');
    if (noneMatch === '*' && stored) return refusal(412, 'PreconditionFailed');
    const etag = etagOf(body);
    const headers = {
      ETag: etag,
      'Content-Type': request.headers['content-type'] ?? '',
      'Cache-Control': request.headers['cache-control'] ?? '',
    };
    this.objects.set(path, { body, etag, headers, at: new Date() });
    return { status: 200, headers: { ETag: etag }, body: '' };
  }
}

const refusal = (status: number, code: string) => ({
  status,
  headers: { 'Content-Type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});
