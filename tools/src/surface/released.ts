import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import * as v from 'valibot';
import { contractFile } from '../build/contract';
import { type Surfaces, type Versions, versionsFile } from './findings';
import { reportEnding } from './report-file';

const archive = /^shared@(\d+)[.](\d+)[.](\d+)[.]zip$/;
const versionsSchema = v.record(v.string(), v.string());

/** Parses the JSON of `contracts/surface-versions.json`. @throws ValiError when its form is wrong */
export const readVersions = (text: string): Readonly<Record<string, string>> =>
  v.parse(versionsSchema, JSON.parse(text));

/** Returns the versions of agreements in a contract file: `bus:connection`, not `react`. */
const agreementsIn = (contract: Versions): Versions =>
  Object.fromEntries(Object.entries(contract).filter(([name]) => name.includes(':')));

/**
 * Reads reports and versions of the newest release of `shared`.
 * @param folder archives of releases
 * @returns null without a release
 */
export function newestRelease(folder: string): Surfaces['released'] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => archive.test(name)) : [];
  const [newest] = names.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  if (newest === undefined) return null;
  const files = unzipSync(readFileSync(join(folder, newest)));
  const texts = new Map(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
  const read = (name: string) => readVersions(texts.get(name) ?? '{}');
  const reports = new Map([...texts].filter(([name]) => name.endsWith(reportEnding)));
  return { versions: { ...agreementsIn(read(contractFile)), ...read(versionsFile) }, reports };
}
