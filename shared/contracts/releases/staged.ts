import * as v from '@flightdeck/shared/schema';
import { releasedEntrySchema } from './page-registry';

/** A file that describes a release, relative to the registry. */
export const releaseFile = v.pipe(
  v.string(),
  v.regex(/^(?!\.)[\w.-]+(\/(?!\.)[\w.-]+)*$/, 'must be a file of the set'),
);

const audienceSchema = v.strictObject({ roles: v.pipe(v.array(v.string()), v.nonEmpty()) });

/** Returns the roles of an audience; none for an audience with other conditions, such as one that an older tool wrote. */
export function audienceRoles(audience: unknown): readonly string[] {
  const parsed = v.safeParse(audienceSchema, audience);
  return parsed.success ? parsed.output.roles : [];
}

/** A second release of an area, for some users, beside the live one (docs/decisions/035). */
export const stagedSchema = v.strictObject({
  entry: releasedEntrySchema,
  /** File with all registry entries of the release, for its promotion. */
  release: releaseFile,
  /** The roles whose users get the release (`audienceRoles`). With any other value, no user gets it, and the set stays usable. */
  audience: v.unknown(),
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
