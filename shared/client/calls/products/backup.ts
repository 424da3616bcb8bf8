import { defineRead, innerJson } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { flag, listOf, orElse } from '@flightdeck/shared/schema';

/** Credentials with which backup and scan access the site's files. */
export const credentialSchema = v.looseObject({
  type: v.optional(v.string(), ''),
  still_valid: v.optional(flag, true),
});

/** Backup states (SHR-100). */
export const rewindStates = ['provisioning', 'awaiting_credentials', 'active', 'unavailable'] as const;

const isRewindState = (value: unknown) => rewindStates.some((state) => state === value);

const statusSchema = v.object({
  /** An unknown state is read as `unavailable`. */
  state: orElse(v.picklist(rewindStates), 'unavailable'),
  /** Whether the server named an unknown state. */
  is_unknown_state: v.optional(v.boolean()),
  /** The reason for the state, such as `site_new` (SHR-101); empty if the server gives none. */
  reason: v.optional(orElse(v.string(), ''), ''),
  credentials: v.optional(listOf(credentialSchema), []),
  /** Time of the newest backup, as the provider writes it; null if there is none. */
  last_backup: v.optional(orElse(v.nullable(v.string()), null), null),
  /** Time of the provider's last update of this status, in seconds since 1970 or as a text. */
  last_updated: v.optional(orElse(v.nullable(v.union([v.number(), v.string()])), null), null),
});
const rewindSchema = v.pipe(
  v.looseObject({ state: v.optional(v.unknown()) }),
  v.transform((answer) => ({
    ...answer,
    is_unknown_state: typeof answer.state === 'string' && !isRewindState(answer.state),
  })),
  statusSchema,
);
/** The backup state and its reason (SHR-100, SHR-101). */
export type RewindStatus = v.InferOutput<typeof rewindSchema>;

/** GET `rewind` (SHR-066). */
export const rewindRead = defineRead('rewind', innerJson(rewindSchema));
