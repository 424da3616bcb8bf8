import { optional } from './optional';
import { lacking, namedFeatures, oldestVersions } from './support';
import { usedNames } from './used-names';

interface BuiltFile {
  readonly path: string;
  readonly text: string;
}

/**
 * Returns a line for each name in the files that a promised browser lacks, and for each entry of `optional` that no file uses.
 * @param project folder of the package.json with the promised browsers
 */
export function problemsOf(files: readonly BuiltFile[], project: string): readonly string[] {
  const promised = oldestVersions(project);
  const features = namedFeatures();
  const places = new Map<string, string>();
  for (const { path, text } of files)
    for (const name of usedNames(text)) if (features.has(name) && !places.has(name)) places.set(name, path);
  const problems = [...places].flatMap(([name, path]) => {
    const feature = features.get(name);
    const browsers = feature && !(name in optional) ? lacking(feature, promised) : [];
    return browsers.length > 0
      ? [`${path}  ${name} is newer than the oldest promised version of ${browsers.join(', ')}`]
      : [];
  });
  const unused = Object.keys(optional).filter((name) => !places.has(name));
  return [...problems, ...unused.map((name) => `tools/src/platform/optional.ts  no built file uses ${name}`)];
}
