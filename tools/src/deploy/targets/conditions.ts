import { targetError } from '../../common/outcome';
import type { BucketStore, Condition } from './bucket-store';

/** Converts the ETag of an object to the form that the store accepts in `If-Match`. */
export type TagForm = (tag: string) => string;

/** Object that only these tests write. */
const key = '.deploy/conditions';
/** An ETag that the object never has. */
const foreignTag = `"${'0'.repeat(32)}"`;
const body = Buffer.from('Written by a deploy, to test whether this store honors If-None-Match and If-Match.\n');
const advice = 'Use a store that honors conditional writes (docs/how-to/deploy.md, "Deploy to a bucket").';

/** Ceph and services built on it send ETags in quotation marks, but accept them in `If-Match` only without the marks. */
const tagForms: readonly TagForm[] = [(tag) => tag, (tag) => tag.replace(/^"(.*)"$/, '$1')];

/**
 * Tests conditional writes on a separate object, before anything else is written.
 * @returns the form of ETags that the store accepts
 * @throws DeployError when the store ignores a condition, or refuses a write whose condition is met
 */
export async function testConditions(store: BucketStore): Promise<TagForm> {
  const write = (only: Condition) => store.put(key, body, only);
  const isNew = await write('absent');
  const tagForm = await acceptedForm(store, write);
  // A store that honors conditions refuses these writes: the object exists, and has another ETag.
  const ignored = [
    ...(isNew && (await write('absent')) ? ['If-None-Match'] : []),
    ...((await write({ tag: tagForm(foreignTag) })) ? ['If-Match'] : []),
  ];
  if (ignored.length > 0)
    throw targetError(
      `${store.name} ignores ${ignored.join(' and ')}: one of two simultaneous deploys would be lost.`,
      advice,
    );
  return tagForm;
}

/** Returns the form in which the store accepts the ETag that it returned. */
async function acceptedForm(
  store: BucketStore,
  write: (only: { readonly tag: string }) => Promise<boolean>,
): Promise<TagForm> {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const stored = await store.get(key);
    if (!stored) break;
    for (const form of tagForms) if (await write({ tag: form(stored.tag) })) return form;
    // Another deploy may have written the object after the read, with another ETag.
    await new Promise((resolve) => setTimeout(resolve, 100 * attempt * Math.random()));
  }
  throw targetError(
    `${store.name} refuses If-Match with the tag that it returned, so no registry can be replaced.`,
    advice,
  );
}
