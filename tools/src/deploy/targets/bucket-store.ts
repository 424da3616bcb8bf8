import { createHash } from 'node:crypto';
import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { DeployError, targetError } from '../../common/outcome';
import { type TagForm, testConditions } from './conditions';
import type { Store, StoredFile } from './store';

/** `Cache-Control` headers. */
const [cacheForever, revalidate] = ['public, max-age=31536000, immutable', 'no-cache'];

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
};

/** Condition of a write: `absent` writes only if the object does not exist, a tag replaces only that version. */
export type Condition = 'absent' | { readonly tag: string };

/**
 * HTTP statuses of a write whose condition was not met: another process wrote or deleted the object, or is writing it. Ceph
 * answers 500 when two writers collide; the SDK then retries, and the retry gets 412.
 */
const failedConditionStatuses = new Set([412, 409, 404]);

/**
 * A set in a folder of an S3-compatible bucket. Endpoint, region and credentials come from the SDK's environment:
 * `AWS_ENDPOINT_URL_S3`, `AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, or a profile.
 *
 * Conditional writes replace a lock. Two deploys to a store that ignores conditions could overwrite each other unnoticed, so such a
 * store is refused before anything is written to it.
 */
export class BucketStore implements Store {
  readonly name: string;
  readonly seconds: number;
  readonly needsCopies = false;
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #client: S3Client;
  #tagForm: TagForm | undefined;

  /** @param to `s3://bucket/folder` @throws DeployError when the name of the bucket is invalid */
  constructor(to: string, seconds = 30) {
    const [, bucket = '', path = ''] = /^s3:\/\/([^/]*)\/?(.*?)\/*$/.exec(to) ?? [];
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
      throw new DeployError(
        'usage',
        `"${to}" names no bucket.`,
        'Write s3://bucket/folder. The name of a bucket has 3 to 63 lower-case letters, digits, dots and hyphens.',
      );
    this.name = to.replace(/\/+$/, '');
    this.seconds = seconds;
    this.#bucket = bucket;
    this.#prefix = path === '' ? '' : `${path}/`;
    this.#client = new S3Client({
      // Stores at a custom endpoint may have no host name for each bucket.
      forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
      // Stores other than Amazon's may not support the SDK's checksums. All support the MD5 hash below.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 4,
      requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
    });
  }

  /** Returns null when the object does not exist. The tag is the `ETag` as the store sent it. */
  async get(path: string): Promise<StoredFile | null> {
    try {
      const { Body, ETag } = await this.#client.send(new GetObjectCommand(this.#location(path)));
      if (!Body || !ETag) throw new Error('The answer has no content or no tag.');
      return { body: Buffer.from(await Body.transformToByteArray()), tag: ETag };
    } catch (error) {
      if (statusOf(error) === 404 && !isBucketMissing(error)) return null;
      throw this.#unusable(
        path,
        error,
        's3:GetObject on the folder, and s3:ListBucket on the bucket: without it, the store refuses to say that a file is missing',
      );
    }
  }

  /**
   * Writes an object.
   * @param only condition; undefined always writes
   * @returns false when the condition was not met, so that nothing was written
   */
  async put(path: string, body: Buffer, only?: Condition, cache = revalidate): Promise<boolean> {
    const command = {
      ...this.#location(path),
      Body: body,
      ContentType: contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream',
      CacheControl: cache,
      ContentMD5: createHash('md5').update(body).digest('base64'),
      ...(only === 'absent' && { IfNoneMatch: '*' }),
      ...(typeof only === 'object' && { IfMatch: only.tag }),
    };
    try {
      await this.#client.send(new PutObjectCommand(command));
      return true;
    } catch (error) {
      if (only && failedConditionStatuses.has(statusOf(error)) && !isBucketMissing(error)) return false;
      throw this.#unusable(path, error, 's3:PutObject on the folder');
    }
  }

  async checkWritable(): Promise<void> {
    this.#tagForm ??= await testConditions(this);
  }

  create(path: string, body: Buffer): Promise<boolean> {
    return this.put(path, body, 'absent', cacheForever);
  }

  async replace(path: string, body: Buffer): Promise<void> {
    await this.put(path, body);
  }

  swap(path: string, body: Buffer, tag: string | null): Promise<boolean> {
    return this.put(path, body, tag === null || !this.#tagForm ? 'absent' : { tag: this.#tagForm(tag) });
  }

  async exclusively<T>(run: () => Promise<T>): Promise<T> {
    await this.checkWritable();
    return run();
  }

  #location = (path: string) => ({ Bucket: this.#bucket, Key: this.#prefix + path });

  /** @param permissions what the keys need for the request */
  #unusable(path: string, error: unknown, permissions: string): DeployError {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    // The other codes with this status are about the keys, and about the clock that their signature uses.
    if (statusOf(error) === 403 && isAccessDenied(error))
      return targetError(
        `${this.name}/${path} is refused by the store: ${reason}`,
        `Give the keys ${permissions}. Then run the command again.`,
      );
    return targetError(
      `${this.name}/${path} cannot be reached: ${reason}`,
      'Check address, region and keys in the environment, and the clock of this machine (docs/how-to/deploy.md, "Deploy to a bucket"), then run the command again.',
    );
  }
}

const statusOf = (error: unknown): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;

const isAccessDenied = (error: unknown): boolean =>
  error instanceof Error && /^(AccessDenied|Forbidden|AllAccessDisabled|403)$/.test(error.name);

const isBucketMissing = (error: unknown): boolean => error instanceof Error && error.name === 'NoSuchBucket';
