import type { Check, Finding } from '../../common/check';
import type { SourceFile } from '../../common/source-files';
import { lacking, type SupportByName, type Versions } from './compat';
import { namesInScript, namesInSheet } from './used-names';

export interface PlatformOptions {
  readonly versions: Versions;
  readonly scripts: SupportByName;
  readonly sheets: SupportByName;
  /** Features with a fallback, and what happens without them. */
  readonly optional: Readonly<Record<string, string>>;
}

/** Code that runs in the browser of a user. */
const isShipped = ({ path }: SourceFile): boolean =>
  /^(shared|root-config|mf-[a-z]+)\//.test(path) &&
  !/\.test\.|\.test-data\.|\.d\.ts$|\/testing\/|fake-|-double\.|under-test|webpack\.config/.test(path);

/** Refuses features that the oldest browsers of docs/browsers.md lack, unless the page works without them. */
export function platform({ versions, scripts, sheets, optional }: PlatformOptions): Check {
  const unused = new Set(Object.keys(optional));
  const inFile = (file: SourceFile): Finding[] => {
    const isSheet = file.path.endsWith('.css');
    const supportByName = isSheet ? sheets : scripts;
    return (isSheet ? namesInSheet(file) : namesInScript(file)).flatMap(({ name, path, line }) => {
      const meanings = supportByName.get(name);
      const browsers = meanings ? lacking(meanings, versions) : [];
      if (browsers.length === 0) return [];
      unused.delete(name);
      if (Object.hasOwn(optional, name)) return [];
      return [{ path, line, problem: `${name} is missing in ${browsers.join(', ')}` }];
    });
  };
  return {
    rule: 'old-browser',
    advice:
      'Use an older feature, or write a fallback and add the name to tools/src/common/browsers.ts. The oldest browsers are in package.json.',
    run(files) {
      const findings = files.filter(isShipped).flatMap(inFile);
      const path = 'tools/src/common/browsers.ts';
      return [
        ...findings,
        ...[...unused].map((name) => ({ path, line: 1, problem: `${name} no longer needs a fallback` })),
      ];
    },
  };
}
