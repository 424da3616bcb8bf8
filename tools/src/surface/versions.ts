import * as v from 'valibot';
import type { Versions } from './findings';

const versionsSchema = v.record(v.string(), v.string());

/** Parses the JSON of `contracts/surface-versions.json`. @throws ValiError when its form is wrong */
export const readVersions = (text: string): Versions => v.parse(versionsSchema, JSON.parse(text));
