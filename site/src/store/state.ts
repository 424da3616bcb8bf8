import * as v from 'valibot';
import { traitsSchema } from '../facts/traits';

const values = v.optional(v.record(v.string(), v.unknown()), {});
const slugs = v.optional(v.array(v.string()), []);
const flag = v.optional(v.boolean(), false);

/** Notice about the user's last step. The next page shows it (`jetpackStateNotices`). */
export type Notice = v.InferOutput<typeof noticeSchema>;
const noticeSchema = v.object({ messageCode: v.exactOptional(v.string()), errorCode: v.exactOptional(v.string()) });

export type UserState = v.InferOutput<typeof userSchema>;
const userSchema = v.strictObject({
  /** Language of the profile; undefined for the language of the site. */
  locale: v.optional(v.string()),
  notice: v.optional(noticeSchema),
  /** Private address to which the user sends posts; undefined for the first one. */
  postAddress: v.optional(v.string()),
  tracksOptOut: v.optional(v.boolean()),
  /** The license notice that the user dismissed. */
  dismissedNotice: v.optional(v.object({ last_detached_count: v.number(), last_dismissed_time: v.string() })),
});

const siteSchema = v.strictObject({
  scenario: v.optional(v.string(), ''),
  /** The site's ID at the provider and the ID of the connection owner; null if the site is not registered. */
  registration: v.optional(v.nullable(v.object({ blogId: v.number(), ownerId: v.nullable(v.number()) })), null),
  /** IDs of the users whose accounts at the provider are linked. */
  linkedUsers: v.optional(v.array(v.number()), []),
  /** Whether the site was ever connected. */
  wasConnected: flag,
  /** Slugs of the modules that are on. */
  modules: slugs,
  /** Product slug of the plan. */
  plan: v.optional(v.string(), 'jetpack_free'),
  /** Slugs of products besides the plan. */
  products: slugs,
  /** Changed settings by name. All other settings have their defaults. */
  settings: values,
  traits: v.optional(traitsSchema, {}),
  /** Whether each installed plugin is active, by its main file. */
  plugins: v.optional(v.record(v.string(), v.boolean()), { 'akismet/akismet.php': true, 'jetpack/jetpack.php': true }),
  /** Answers to the questions of the recommendations. */
  recommendations: values,
  recommendationsStep: v.optional(v.string(), 'not-started'),
  /** License keys that were attached to the site. */
  usedLicenses: slugs,
  licensingError: v.optional(v.string(), ''),
  hasSeenStoreModal: flag,
  isGoogleVerified: flag,
  isSafeModeConfirmed: flag,
  /** State of users by their ID. */
  users: v.optional(v.record(v.string(), userSchema), {}),
});
export const stateSchema = v.strictObject({
  ...siteSchema.entries,
  /** Key for nonces and signatures. */
  secret: v.string(),
  /** Sessions by token. */
  sessions: v.record(v.string(), v.object({ userId: v.number(), expiresAt: v.number() })),
  /** Generation of the plugin. */
  jetpack: v.picklist(['11', '16']),
});
/** Everything that the site remembers. Each change replaces the changed values and keeps the others. */
export type State = Readonly<v.InferOutput<typeof stateSchema>>;

/** State of a new site, without secret, sessions and the generation of the plugin. */
export const newSite: v.InferOutput<typeof siteSchema> = v.parse(siteSchema, {});
