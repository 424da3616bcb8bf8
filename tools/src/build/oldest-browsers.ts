import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const packageSchema = v.object({ browserslist: v.array(v.string()) });

/** Returns the list of the oldest browsers in package.json, which the build follows too. @throws Error without the list */
export const oldestBrowsers = (repo: string): readonly string[] =>
  v.parse(packageSchema, JSON.parse(readFileSync(join(repo, 'package.json'), 'utf8'))).browserslist;
