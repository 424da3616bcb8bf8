import { defineRead, innerJson } from '@flightdeck/shared/api';
import * as v from '@flightdeck/shared/schema';
import { decodedText, listOf, orElse, text } from '@flightdeck/shared/schema';
import { credentialSchema } from './backup';

/** Scan states (SHR-103). */
export const scanStates = ['unavailable', 'provisioning', 'idle', 'scanning'] as const;

const threatSchema = v.object({
  id: v.union([v.number(), v.string()]),
  title: decodedText,
  description: decodedText,
  signature: v.optional(text, ''),
  /** Only sent to users who manage the site. */
  filename: v.optional(text, ''),
});

const scanSchema = v.object({
  /** Reads a state that this version does not know as `unavailable`. */
  state: orElse(v.picklist(scanStates), 'unavailable'),
  /** The reason for the state, such as `vp_active_on_site` (SHR-102, OQ-176); empty if the server gives none. */
  reason: v.optional(text, ''),
  threats: v.optional(listOf(threatSchema), []),
  credentials: v.optional(listOf(credentialSchema), []),
});
/** The scan state and its threats (SHR-103, SHR-104). */
export type ScanStatus = v.InferOutput<typeof scanSchema>;

/** GET `scan` (SHR-067). */
export const scanRead = defineRead('scan', innerJson(scanSchema));
