import type { SourceFile } from '../source-files';
import { type Check, type Finding, isTest } from './check';
import { importsOf } from './imports';

/** Functions of the session that read; every other one writes. */
const reading = new Set(['facts', 'initialState', 'isSessionStarted', 'pageState', 'routeHref']);

const isView = (path: string) => path.endsWith('.view.tsx');
const isResource = (path: string) => /\.resource\.tsx?$/.test(path);

function walls(file: SourceFile): Finding[] {
  if (isTest(file.path)) return [];
  return importsOf(file).flatMap(({ from, line, values }): Finding[] => {
    const at = { path: file.path, line };
    if (isResource(file.path) && /\.view$/.test(from)) return [{ ...at, what: `a resource imports the view ${from}` }];
    if (!isView(file.path)) return [];
    if (from === '@flightdeck/shared/api' && values.length > 0)
      return [{ ...at, what: `a view imports ${values.join(', ')} of the REST client` }];
    const writes = from === '@flightdeck/shared/session' ? values.filter((name) => !reading.has(name)) : [];
    return writes.length > 0 ? [{ ...at, what: `a view imports ${writes.join(', ')} of the session` }] : [];
  });
}

/** The suffix tells the role: a view draws, a resource talks to the server. */
export const suffixWalls: Check = {
  rule: 'suffix-walls',
  instead:
    'Put what talks to the server into the .resource.ts beside the view and use its hook; a resource returns data, and the view draws them. Types may be imported.',
  run: (files) => files.filter(({ path }) => isView(path) || isResource(path)).flatMap(walls),
};
