import { defineRead } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { flag, orElse } from '@flightdeck/shared/schema';

const registeredSchema = v.pipe(
  v.object({
    code: v.literal('success'),
    data: orElse(
      v.object({
        features: v.optional(v.object({ security: v.optional(flag), backups: v.optional(flag) })),
        security: v.optional(v.object({ notice_count: v.optional(v.union([v.number(), v.string()])) })),
        issue_count: v.optional(v.union([v.number(), v.string()])),
      }),
      {},
    ),
  }),
  v.transform(({ data: { features, security, issue_count } }) => ({
    isRegistered: true,
    features: { security: features?.security ?? false, backups: features?.backups ?? false },
    threats: Number(security?.notice_count ?? issue_count ?? 0) || 0,
  })),
);

const unregisteredSchema = v.pipe(
  v.object({ code: v.literal('not_registered') }),
  v.transform(() => ({ isRegistered: false, features: { security: false, backups: false }, threats: 0 })),
);

/** The state of the VaultPress plugin (SHR-105). Without a key, the plugin is installed but not registered. */
export interface VaultPress {
  readonly isRegistered: boolean;
  readonly features: { readonly security: boolean; readonly backups: boolean };
  /** Number of threats that are not resolved yet. */
  readonly threats: number;
}

/** GET `module/vaultpress/data` (SHR-040): the state of the VaultPress plugin; 404 `not_active` without the plugin. */
export const vaultpressRead = defineRead<VaultPress>(
  'module/vaultpress/data',
  v.union([registeredSchema, unregisteredSchema]),
);
