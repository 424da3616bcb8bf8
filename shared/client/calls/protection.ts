import { defineRead } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { flag, orElse } from '../../contracts/field-schemas';

/** GET `module/protect/data` (SHR-039): a JSON string `"17"`, a number, or false; 404 `not_active` while it is off. */
export const protectCountRead = defineRead('module/protect/data', v.union([v.string(), v.number(), v.literal(false)]));

/** A list of addresses; one that was never written is false. */
const addresses = orElse(
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
    jetpack_waf_ip_allow_list: addresses,
    jetpack_waf_ip_block_list: addresses,
    jetpack_waf_share_data: flag,
  }),
  v.transform(({ bootstrap_path, bootstrapPath, automatic_rules_available, hasRulesAccess, ...options }) => ({
    /** File that runs the firewall before the site does; empty when it is not set up. */
    bootstrapPath: bootstrap_path ?? bootstrapPath ?? '',
    /** The plan brings the newest rules. */
    hasRulesAccess: automatic_rules_available ?? hasRulesAccess ?? false,
    options,
  })),
);

/** GET `waf` (SHR-045): there only while the firewall is on, else 404. Both spellings of its fields are read. */
export const firewallRead = defineRead('waf', firewallSchema);
