import { defineRead } from '@flightdeck/shared/api';
import * as v from 'valibot';

/** No count: the card says that data will come (DASH-085). */
export type ProtectCount = number | string | false;

/** GET `module/protect/data` (SHR-039): a JSON string `"17"`, a number, or false. */
export const protectCountRead = defineRead('module/protect/data', v.union([v.string(), v.number(), v.literal(false)]));
