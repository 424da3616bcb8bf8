import type { Check, Finding } from '../../common/check';
import type { SourceFile } from '../../common/source-files';
import { lackingBrowsers, type SupportByName, type Versions } from './compat';
import { namesInScript, namesInSheet } from './used-names';

export interface PlatformOptions {
  /** Versions of the oldest browsers. */
  readonly versions: Versions;
  readonly scripts: SupportByName;
  readonly sheets: SupportByName;
  /** Name of a feature with a fallback → the effect in browsers that lack the feature. */
  readonly optional: Readonly<Record<string, string>>;
}

/** Returns whether a file has code that runs in the browser of a user. */
const isShipped = ({ path }: SourceFile): boolean =>
  /^(shared|root-config|mf-[a-z]+)\//.test(path) &&
  !/\.test\.|\.test-data\.|\.d\.ts$|\/testing\/|fake-|-double\.|under-test|webpack\.config/.test(path);

/** Checks that the oldest browsers of package.json have all features that the page needs. */
export function platform({ versions, scripts, sheets, optional }: PlatformOptions): Check {
  const unusedFallbacks = new Set(Object.keys(optional));
  const findingsIn = (file: SourceFile): Finding[] => {
    const isSheet = file.path.endsWith('.css');
    const supportByName = isSheet ? sheets : scripts;
    return (isSheet ? namesInSheet(file) : namesInScript(file)).flatMap(({ name, path, line }) => {
      const features = supportByName.get(name);
      const browsers = features ? lackingBrowsers(features, versions) : [];
      if (browsers.length === 0) return [];
      unusedFallbacks.delete(name);
      if (Object.hasOwn(optional, name)) return [];
      return [{ path, line, problem: `${name} is missing in ${browsers.join(', ')}` }];
    });
  };
  return {
    rule: 'old-browser',
    advice:
      'Use an older feature, or write a fallback and add the name to tools/src/common/browsers.ts. The oldest browsers are in package.json.',
    run(files) {
      const findings = files.filter(isShipped).flatMap(findingsIn);
      const path = 'tools/src/common/browsers.ts';
      return [
        ...findings,
        ...[...unusedFallbacks].map((name) => ({ path, line: 1, problem: `${name} no longer needs a fallback` })),
      ];
    },
  };
}
