import { createHash } from 'node:crypto';
import {
  GetObjectCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { DeployError, targetError } from '../../common/outcome';
import type { StoredFile } from './store';

/** Condition and headers of a write. */
export interface PutOptions {
  /** `absent` writes only if the object does not exist; a tag replaces only that version; undefined always writes. */
  readonly only?: 'absent' | { readonly tag: string };
  /** `Content-Type` header of the object. */
  readonly type: string;
  /** `Cache-Control` header of the object. */
  readonly cache: string;
}

/**
 * HTTP statuses of a write whose condition was not met: another process wrote or deleted the object, or is writing it. Ceph
 * answers 500 when two writers collide; the SDK then retries, and the retry gets 412.
 */
const failedConditionStatuses = new Set([412, 409, 404]);

/**
 * A folder of an S3-compatible bucket. Endpoint, region and credentials come from the SDK's environment:
 * `AWS_ENDPOINT_URL_S3`, `AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, or a profile.
 */
export class Bucket {
  /** Address of the folder. */
  readonly name: string;
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #client: S3Client;

  /** @param to `s3://bucket/folder` @throws DeployError when the name of the bucket is invalid */
  constructor(to: string, env: Readonly<Record<string, string | undefined>> = process.env) {
    const [, bucket = '', path = ''] = /^s3:\/\/([^/]*)\/?(.*?)\/*$/.exec(to) ?? [];
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
      throw new DeployError(
        'usage',
        `"${to}" names no bucket.`,
        'Write s3://bucket/folder. The name of a bucket has 3 to 63 lower-case letters, digits, dots and hyphens.',
      );
    this.name = to.replace(/\/+$/, '');
    this.#bucket = bucket;
    this.#prefix = path === '' ? '' : `${path}/`;
    this.#client = new S3Client({
      // Stores at a custom endpoint may have no host name for each bucket.
      forcePathStyle: Boolean(env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL),
      // Stores other than Amazon's may not support the SDK's checksums. All support the MD5 hash below.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 4,
      requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
    });
  }

  /** Returns null when the object does not exist. The tag is the `ETag` as the store sent it. */
  async get(key: string): Promise<StoredFile | null> {
    try {
      const { Body, ETag } = await this.#client.send(new GetObjectCommand(this.#location(key)));
      if (!Body || !ETag) throw new Error('The answer has no content or no tag.');
      return { body: Buffer.from(await Body.transformToByteArray()), tag: ETag };
    } catch (error) {
      if (statusOf(error) === 404 && !isBucketMissing(error)) return null;
      throw this.#unusable(
        key,
        error,
        's3:GetObject on the folder, and s3:ListBucket on the bucket: without it, the store refuses to say that a file is missing',
      );
    }
  }

  /** Writes an object. @returns false when the condition was not met, so that nothing was written */
  async put(key: string, body: Buffer, { only, type, cache }: PutOptions): Promise<boolean> {
    const command: PutObjectCommandInput = {
      ...this.#location(key),
      Body: body,
      ContentType: type,
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
      throw this.#unusable(key, error, 's3:PutObject on the folder');
    }
  }

  #location = (key: string) => ({ Bucket: this.#bucket, Key: this.#prefix + key });

  /** @param permissions what the keys need for the request */
  #unusable(key: string, error: unknown, permissions: string): DeployError {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    // The other codes with this status are about the keys, and about the clock that their signature uses.
    if (statusOf(error) === 403 && isAccessDenied(error))
      return targetError(
        `${this.name}/${key} is refused by the store: ${reason}`,
        `Give the keys ${permissions}. Then run the command again.`,
      );
    return targetError(
      `${this.name}/${key} cannot be reached: ${reason}`,
      'Check address, region and keys in the environment, and the clock of this machine (docs/how-to/deploy.md, "Deploy to a bucket"), then run the command again.',
    );
  }
}

const statusOf = (error: unknown): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;

const isAccessDenied = (error: unknown): boolean =>
  error instanceof Error && /^(AccessDenied|Forbidden|AllAccessDisabled|403)$/.test(error.name);

const isBucketMissing = (error: unknown): boolean => error instanceof Error && error.name === 'NoSuchBucket';
