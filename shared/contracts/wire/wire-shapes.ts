import * as v from '@flightdeck/shared/schema';
import { decoded, requiredFlag as flag, orElse, plainText, requiredListOf } from '@flightdeck/shared/schema';

/* Shapes that occur in the page state and in answers of the REST API. */

export const offlineModeSchema = v.object({
  isActive: flag,
  constant: flag,
  url: flag,
  filter: flag,
  wpLocalConstant: flag,
  option: v.optional(flag, false),
});

export const connectionErrorSchema = v.object({
  code: v.optional(v.string(), ''),
  message: v.optional(v.pipe(v.string(), v.transform(plainText)), ''),
  action: v.optional(v.nullable(v.string()), null),
  data: v.optional(orElse(v.object({ api_error_code: v.optional(v.string()) }), {})),
});

/** PHP writes an empty map as `[]`. */
export const emptyList = v.pipe(v.array(v.unknown()), v.length(0));

/** Map of slug → name; `connectedPlugins` also comes as a list of `{name, slug}`. */
export const connectedPluginsSchema = v.union([
  v.pipe(
    requiredListOf(v.object({ name: decoded, slug: v.string() })),
    v.transform((list) => Object.fromEntries(list.map(({ slug, name }) => [slug, { name }]))),
  ),
  v.record(v.string(), v.object({ name: decoded })),
]);

/** `GET connection`: lacks identity crisis, sandbox and errors, which only the page state has. */
export const connectionStatusSchema = v.object({
  isActive: flag,
  isStaging: v.optional(flag, false),
  isRegistered: flag,
  isUserConnected: flag,
  hasConnectedOwner: flag,
  offlineMode: offlineModeSchema,
  isPublic: v.optional(flag, true),
  isInIdentityCrisis: v.optional(flag),
  sandboxDomain: v.optional(v.string()),
  errors: v.optional(requiredListOf(connectionErrorSchema)),
});
export type WireConnectionStatus = v.InferOutput<typeof connectionStatusSchema>;

const permission = v.optional(flag, false);

/** A missing permission is not granted (OQ-G03). */
export const permissionsSchema = v.object({
  admin_page: permission,
  connect: permission,
  disconnect: permission,
  connect_user: permission,
  edit_posts: permission,
  publish_posts: permission,
  manage_modules: permission,
  manage_options: permission,
  manage_plugins: permission,
  view_stats: permission,
});

const linkedAccountSchema = v.object({
  ID: v.number(),
  login: v.string(),
  email: v.string(),
  avatar: v.optional(v.union([v.string(), v.literal(false)]), ''),
  site_count: v.optional(v.number(), 0),
});
/** The account is not linked, or the provider is down. */
const unknownAccountSchema = v.object({ avatar: v.literal(false) });

export const currentUserSchema = v.object({
  isConnected: flag,
  isMaster: flag,
  username: v.string(),
  id: v.number(),
  /** Missing before Jetpack 11.6; the page state then has it as `siteData.blog_id`. */
  blogId: v.optional(v.union([v.number(), v.literal(false)]), false),
  wpcomUser: v.optional(v.union([linkedAccountSchema, unknownAccountSchema])),
  gravatar: v.optional(v.union([v.string(), v.literal(false)]), ''),
  permissions: permissionsSchema,
});
export type WireCurrentUser = v.InferOutput<typeof currentUserSchema>;

/** `GET connection/data`. */
export const connectionDataSchema = v.object({
  currentUser: currentUserSchema,
  connectionOwner: v.nullable(decoded),
});
export type WireConnectionData = v.InferOutput<typeof connectionDataSchema>;

/** The state of a value that a card reads from the server. */
export type ReadResult<T> =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'loaded'; readonly value: T };
