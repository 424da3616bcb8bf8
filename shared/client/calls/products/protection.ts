import { defineRead } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { flag, orElse } from '@flightdeck/shared/schema';

/**
 * GET `module/protect/data` (SHR-039): the number of blocked attacks as a JSON string `"17"`, a number, or false; 404
 * `not_active` while the module is off.
 */
export const protectCountRead = defineRead('module/protect/data', v.union([v.string(), v.number(), v.literal(false)]));

/** IP addresses as one text. The server sends false for a list that was never saved; it is read as empty. */
const ipListSchema = orElse(
  v.union([
    v.string(),
    v.pipe(
      v.literal(false),
      v.transform(() => ''),
    ),
  ]),
  '',
);

const firewallSchema = v.pipe(
  v.object({
    bootstrap_path: v.optional(v.nullable(v.string())),
    bootstrapPath: v.optional(v.nullable(v.string())),
    automatic_rules_available: v.optional(flag),
    hasRulesAccess: v.optional(flag),
    jetpack_waf_automatic_rules: flag,
    jetpack_waf_ip_list: flag,
    jetpack_waf_ip_allow_list: ipListSchema,
    jetpack_waf_ip_block_list: ipListSchema,
    jetpack_waf_share_data: flag,
  }),
  v.transform(({ bootstrap_path, bootstrapPath, automatic_rules_available, hasRulesAccess, ...options }) => ({
    /** File that runs the firewall before WordPress; empty if it is not set up. */
    bootstrapPath: bootstrap_path ?? bootstrapPath ?? '',
    /** Whether the site has automatic rules, even outdated ones. */
    hasRulesAccess: automatic_rules_available ?? hasRulesAccess ?? false,
    options,
  })),
);

/** GET `waf` (SHR-045): answers 404 while the firewall is off. Both spellings of its fields are read. */
export const firewallRead = defineRead('waf', firewallSchema);
