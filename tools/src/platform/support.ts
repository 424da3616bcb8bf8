import bcd, {
  type CompatData,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** Browsers that we promise, by their names in MDN's data. */
export const browsers = ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'] as const;
export type Browser = (typeof browsers)[number];
export type Versions = Readonly<Record<Browser, number>>;

const listNames: Readonly<Record<Browser, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  safari_ios: 'ios_saf',
};

const each = (version: (browser: Browser) => number): Versions => ({
  chrome: version('chrome'),
  edge: version('edge'),
  firefox: version('firefox'),
  safari: version('safari'),
  safari_ios: version('safari_ios'),
});

/** Returns the oldest promised version of each browser: "browserslist" in package.json. @param path a file of the project */
export function oldestVersions(path: string): Versions {
  const list = browserslist(undefined, { path }).map((entry) => entry.split(' '));
  return each((browser) =>
    Math.min(
      ...list.filter(([name]) => name === listNames[browser]).map(([, version = '']) => Number.parseFloat(version)),
    ),
  );
}

/** Whether a version has a feature for all pages, whole and under this name. */
const isFull = (entry: SimpleSupportStatement): boolean =>
  !entry.flags &&
  !entry.prefix &&
  !entry.alternative_name &&
  !entry.partial_implementation &&
  entry.version_removed === undefined;

/** Returns the first version with a feature; Infinity for none. */
function firstVersion({ support }: CompatStatement, browser: Browser): number {
  const statements = [support[browser] ?? []].flat().filter(isFull);
  // "≤17": there in 17, perhaps before.
  const versions = statements.map(({ version_added: added }) => Number.parseFloat(`${added}`.replace('≤', '')));
  return Math.min(Number.POSITIVE_INFINITY, ...versions.filter((version) => !Number.isNaN(version)));
}

/** Returns the first version of each browser with the feature. */
const firstVersions = (feature: CompatStatement): Versions => each((browser) => firstVersion(feature, browser));

/** Returns the browsers in which a promised version is older than the feature. */
export const lacking = (feature: Versions, promised: Versions): readonly Browser[] =>
  browsers.filter((browser) => feature[browser] > promised[browser]);

/**
 * Returns the features that a script reaches by name: interfaces and functions of the browser, built-in objects of JavaScript,
 * and their static members, such as `URL.canParse`.
 */
export function namedFeatures({
  api,
  javascript,
}: Pick<CompatData, 'api' | 'javascript'> = bcd): ReadonlyMap<string, Versions> {
  const found = new Map<string, Versions>();
  const add = (name: string, feature: CompatStatement | Identifier) => {
    if ('__compat' in feature && feature.__compat && !found.has(name)) found.set(name, firstVersions(feature.__compat));
  };
  for (const [name, members] of Object.entries({ ...api, ...javascript.builtins })) {
    add(name, members);
    for (const [key, member] of Object.entries(members)) {
      // Members of Window and of windows and workers alike are variables.
      if (name === 'Window' || name === '_globals') add(key, member);
      else add(`${name}.${key.replace(/_static$/, '')}`, member);
    }
  }
  return found;
}
