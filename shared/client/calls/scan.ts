import { defineRead, innerJson } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { listOf, orElse, text } from '../../contracts/field-schemas';
import { credentialSchema } from './backup';

/** States of the scan (SHR-103). */
export const scanStates = ['unavailable', 'provisioning', 'idle', 'scanning'] as const;

const threatSchema = v.object({
  id: v.union([v.number(), v.string()]),
  title: text,
  description: text,
  signature: v.optional(text, ''),
  /** Only for those who manage the site. */
  filename: v.optional(text, ''),
});

const scanSchema = v.object({
  /** A state of a later version counts as unavailable. */
  state: orElse(v.picklist(scanStates), 'unavailable'),
  /** Why it is so, as `vp_active_on_site` (SHR-102, OQ-176); empty where nothing is said. */
  reason: v.optional(text, ''),
  threats: v.optional(listOf(threatSchema), []),
  credentials: v.optional(listOf(credentialSchema), []),
});
/** State of the scan (SHR-103, SHR-104). */
export type ScanStatus = v.InferOutput<typeof scanSchema>;

/** GET `scan` (SHR-067). */
export const scanRead = defineRead('scan', innerJson(scanSchema));
