import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const packageSchema = v.object({ browserslist: v.array(v.string()) });

/**
 * Returns the oldest supported browsers: `browserslist` of package.json, which the build targets too.
 * @throws ValiError when package.json lacks the list
 */
export const oldestBrowsers = (repo: string): readonly string[] =>
  v.parse(packageSchema, JSON.parse(readFileSync(join(repo, 'package.json'), 'utf8'))).browserslist;
