import * as v from '@flightdeck/shared/schema';
import { releasedEntrySchema } from './page-registry';

/** A file that describes a release, relative to the registry. */
export const releaseFile = v.pipe(
  v.string(),
  v.regex(/^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/, 'must be a file of the set'),
);

const nonEmptyListOf = (pattern: RegExp, message: string) =>
  v.pipe(v.array(v.pipe(v.string(), v.regex(pattern, message))), v.nonEmpty('must not be empty'));

/** Returns whether a value is a whole percentage that includes some users and not all. */
export const isShare = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 && value < 100;

/** Name of a role of WordPress. */
export const rolePattern: RegExp = /^[a-z0-9_-]+$/;

/** Address of a site without scheme and without a slash at the end, in lower case: `site.example/blog`. */
export const sitePattern: RegExp = /^[a-z0-9.-]+(:\d+)?(\/[^\s/]+)*$/;

const conditionsSchema = v.strictObject({
  /** Percentage of the users, who are picked by a hash of site, user and version. */
  share: v.optional(v.custom<number>(isShare, 'must be a whole number from 1 to 99')),
  /** Roles of WordPress; a user needs one of them. */
  roles: v.optional(nonEmptyListOf(rolePattern, 'must be a role')),
  sites: v.optional(nonEmptyListOf(sitePattern, 'must be the address of a site')),
});

/** The users who get a staged release: those who meet all of the conditions. At least one is required. */
export const audienceSchema = v.pipe(
  conditionsSchema,
  v.rawTransform(({ dataset, addIssue, NEVER }): v.InferOutput<typeof conditionsSchema> => {
    if (Object.keys(dataset.value).length > 0) return dataset.value;
    addIssue({ message: 'must name a share, roles or sites' });
    return NEVER;
  }),
);
export type Audience = v.InferOutput<typeof conditionsSchema>;

/** A second release of an area, for some users, beside the live one (docs/decisions/035). */
export const stagedSchema = v.strictObject({
  entry: releasedEntrySchema,
  /** File with all registry entries of the release, for its promotion. */
  release: releaseFile,
  audience: audienceSchema,
  /** Time at which the release was staged, or at which its audience was changed. */
  since: v.string(),
});
export type Staged = v.InferOutput<typeof stagedSchema>;

/** One change of the staged release of an area. */
export const stagedHistoryItemSchema = v.strictObject({
  /** `promote`: the staged release became the live one at that time. */
  what: v.picklist(['stage', 'promote', 'abort']),
  version: v.string(),
  release: releaseFile,
  /** Time of the change, ISO 8601. */
  at: v.string(),
});
export type StagedHistoryItem = v.InferOutput<typeof stagedHistoryItemSchema>;
