import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutBucketVersioningCommand,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { BucketTarget } from '../deploy/bucket-target';
import { S3Store } from '../deploy/s3-store';

/** Rows of the table in docs/how-to/deploy.md, "Use Ceph". A newer Ceph that behaves differently needs another row. */

const client = new S3Client({ forcePathStyle: true, maxAttempts: 1 });
afterAll(() => client.destroy());

/** Returns the status of a request, and its tag or error code. */
const answer = (
  sent: Promise<{ readonly ETag?: string | undefined }>,
): Promise<readonly [status: number | undefined, tagOrCode: string | undefined]> =>
  sent.then(
    ({ ETag }) => [200, ETag],
    (error: unknown) => {
      if (error instanceof S3ServiceException) return [error.$metadata.httpStatusCode, error.name];
      throw error;
    },
  );
const put = (Key: string, Body: string, rest: Partial<PutObjectCommandInput> = {}, Bucket = 'sets') =>
  answer(client.send(new PutObjectCommand({ Bucket, Key, Body, ...rest })));

const tag = '"0cc175b9c0f1b6a831c399e269772661"';
const bare = tag.slice(1, -1);
const refused = [412, 'PreconditionFailed'];

test('tags are MD5 hashes in quotation marks, and If-Match takes them without', async () => {
  expect(await put('tags', 'a')).toEqual([200, tag]);
  expect(await put('tags', 'a', { IfMatch: tag })).toEqual(refused);
  expect(await put('tags', 'a', { IfMatch: bare })).toEqual([200, tag]);
  expect(await put('tags', 'a', { IfMatch: '0'.repeat(32) })).toEqual(refused);
  for (const IfMatch of [tag, bare])
    expect(await answer(client.send(new GetObjectCommand({ Bucket: 'sets', Key: 'tags', IfMatch })))).toEqual([
      200,
      tag,
    ]);
});

test('If-Match for a missing object is refused with 412', async () => {
  expect(await put('missing', 'a', { IfMatch: bare })).toEqual(refused);
});

test('of simultaneous writes with If-Match, one succeeds; others get 500, or 412 after it', async () => {
  const seen = new Set<string | undefined>();
  for (let round = 0; round < 20; round += 1) {
    await put('race', 'a');
    const ends = await Promise.all(['b', 'c', 'd', 'e'].map((body) => put('race', body, { IfMatch: bare })));
    expect(ends.filter(([status]) => status === 200)).toHaveLength(1);
    for (const [status, name] of ends) if (status !== 200) seen.add(`${status} ${name}`);
  }
  expect(seen).toContain('500 UnknownError');
  expect([...seen].filter((each) => !/^(500 UnknownError|412 PreconditionFailed)$/.test(String(each)))).toEqual([]);
});

test('of simultaneous writes with If-None-Match, one succeeds and the others get 412', async () => {
  for (let round = 0; round < 20; round += 1) {
    const ends = await Promise.all(['b', 'c', 'd', 'e'].map((body) => put(`new-${round}`, body, { IfNoneMatch: '*' })));
    expect(ends.filter(([status]) => status === 200)).toHaveLength(1);
    expect(ends.filter(([status]) => status === 412)).toHaveLength(3);
  }
});

test('If-Match is ignored when an object is deleted', async () => {
  await put('deleted', 'a');
  await client.send(new DeleteObjectCommand({ Bucket: 'sets', Key: 'deleted', IfMatch: '"0"' }));
  expect(await answer(client.send(new HeadObjectCommand({ Bucket: 'sets', Key: 'deleted' })))).toEqual([
    404,
    'NotFound',
  ]);
});

test('errors have a code and an empty message', async () => {
  const get = (Bucket: string) => client.send(new GetObjectCommand({ Bucket, Key: 'nothing' }));
  await expect(get('sets')).rejects.toMatchObject({ name: 'NoSuchKey', message: 'UnknownError' });
  await expect(get('no-such-bucket')).rejects.toMatchObject({ name: 'NoSuchBucket', message: 'UnknownError' });
});

test('checksums of the SDK are accepted, and neither returned nor kept', async () => {
  const { ChecksumCRC32 } = await client.send(new PutObjectCommand({ Bucket: 'sets', Key: 'sums', Body: 'a' }));
  expect(ChecksumCRC32).toBeUndefined();
});

test('a list has the keys in the order of their bytes, in pages', async () => {
  for (const name of ['é', 'a/1', '_', 'a b', 'B']) await put(`list/${name}`, 'a');
  const list = (ContinuationToken?: string) =>
    client.send(new ListObjectsV2Command({ Bucket: 'sets', Prefix: 'list/', MaxKeys: 3, ContinuationToken }));
  const first = await list();
  const second = await list(first.NextContinuationToken);
  const keys = [first, second].map(({ Contents = [] }) => Contents.map(({ Key }) => Key));
  expect(keys).toEqual([
    ['list/B', 'list/_', 'list/a b'],
    ['list/a/1', 'list/é'],
  ]);
  expect([first.IsTruncated, second.IsTruncated]).toEqual([true, false]);
});

test('a reader without keys gets 403 for a missing object and for the list', async () => {
  await put('public', 'a');
  const status = async (path: string) => (await fetch(`${process.env.AWS_ENDPOINT_URL_S3}/sets/${path}`)).status;
  expect([await status('public'), await status('missing'), await status('')]).toEqual([200, 403, 403]);
});

test('a wrong MD5 hash or secret is refused with the code of Amazon', async () => {
  expect(await put('md5', 'a', { ContentMD5: 'kAFQmDzST7DWlj99KOF/cg==' })).toEqual([400, 'BadDigest']);
  const credentials = { accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '', secretAccessKey: 'wrong' };
  const stranger = new S3Client({ forcePathStyle: true, maxAttempts: 1, credentials });
  const read = stranger.send(new GetObjectCommand({ Bucket: 'sets', Key: 'tags' }));
  expect(await answer(read)).toEqual([403, 'SignatureDoesNotMatch']);
  stranger.destroy();
});

test('a bucket with versions has no working conditions, so a deploy refuses it before it writes a release', async () => {
  const Bucket = 'versions';
  await client.send(new CreateBucketCommand({ Bucket }));
  const VersioningConfiguration = { Status: 'Enabled' as const };
  await client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration }));
  expect(await put('x', 'a', { IfNoneMatch: '*' }, Bucket)).toEqual([200, tag]);
  expect((await put('x', 'b', { IfNoneMatch: '*' }, Bucket))[0]).toBe(200);
  expect(await put('y', 'a', {}, Bucket)).toEqual([200, tag]);
  expect(await put('y', 'b', { IfMatch: bare }, Bucket)).toEqual(refused);
  const store = new S3Store(`s3://${Bucket}/set`);
  await expect(
    new BucketTarget(store).swap((live) => ({ registry: live, files: [], isIn: () => false })),
  ).rejects.toThrow('s3://versions/set refuses If-Match with the tag that it gave');
  expect(await store.get('registry.json')).toBeNull();
});
