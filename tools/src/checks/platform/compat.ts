import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** First version of each browser that has a feature; `false` if no version has it. */
export type Support = Readonly<Record<string, string | false>>;

/** Name → support for each feature with this name: several objects can have a member with the same name. */
export type SupportByName = ReadonlyMap<string, readonly Support[]>;

/** Oldest supported version of each browser, by its name in the compatibility data, such as `chrome_android`. */
export type Versions = Readonly<Record<string, string>>;

/** Name of a browser in browserslist → its name in MDN's compatibility data. */
const dataNames: Readonly<Record<string, string>> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  and_chr: 'chrome_android',
};

/**
 * Returns the oldest versions of a list such as `['chrome >= 123']`.
 * @throws Error when a browser is unknown or its line has another form
 */
export function oldestVersions(list: readonly string[]): Versions {
  return Object.fromEntries(
    list.map((line) => {
      const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
      const name = dataNames[browser];
      if (!name) throw new Error(`"${line}" does not name a browser and its oldest version, as in "chrome >= 123".`);
      return [name, version];
    }),
  );
}

/** Returns whether a version is the first one with a feature, or a later one. */
const isAtLeast = (version: string, since: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [sinceMajor = 0, sinceMinor = 0] = since.replace('≤', '').split('.').map(Number);
  return major === sinceMajor ? minor >= sinceMinor : major > sinceMajor;
};

/**
 * Returns the browsers that lack a feature, such as `safari 17.4`.
 * @param features all features with one name; the feature that most browsers have counts
 */
export function lackingBrowsers(features: readonly Support[], versions: Versions): readonly string[] {
  const lackingFeature = (support: Support) =>
    Object.entries(versions).flatMap(([browser, version]) => {
      const since = support[browser];
      return since !== undefined && since !== false && isAtLeast(version, since) ? [] : [`${browser} ${version}`];
    });
  return features.map(lackingFeature).reduce((least, each) => (each.length < least.length ? each : least));
}

/** Returns a field of a value of unknown type; undefined when the value has no such field. */
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Returns the first version that supports a feature without a flag, a prefix or another name; false for none. */
function versionOf(statement: unknown): string | false {
  for (const each of Array.isArray(statement) ? statement : [statement]) {
    const since = field(each, 'version_added');
    const isUnrestricted = ['flags', 'prefix', 'alternative_name', 'version_removed'].every(
      (name) => !field(each, name),
    );
    if (typeof since === 'string' && since !== 'preview' && isUnrestricted) return since;
  }
  return false;
}

/** A section of the compatibility data, and the kind of its names. */
export interface DataSection {
  readonly path: readonly string[];
  /** Prefix of the names, such as `method `; default: none. */
  readonly kind?: string;
  /** Whether only the direct children are read; default: everything below. */
  readonly isFlat?: boolean;
}

/** Returns the support of all features in some sections of the data, by kind and name, such as `method includes`. */
export function readSupport(sections: readonly DataSection[]): SupportByName {
  const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const found = new Map<string, Support[]>();
  for (const { path, kind = '', isFlat = false } of sections) visit(path.reduce<unknown>(field, data), kind, isFlat, 0);
  return found;

  function visit(node: unknown, kind: string, isFlat: boolean, depth: number): void {
    if (typeof node !== 'object' || node === null || (isFlat && depth > 0)) return;
    for (const [name, inner] of Object.entries(node)) {
      if (name === '__compat') continue;
      const compat = field(inner, '__compat');
      const support = field(compat, 'support');
      // Skip names that are not standardized or that no browser has: our own functions can have these names.
      const versions = typeof support === 'object' && support !== null ? versionsIn(support) : {};
      const isStandard = field(field(compat, 'status'), 'standard_track') === true;
      if (isStandard && Object.values(versions).some(Boolean))
        found.set(kind + name, [...(found.get(kind + name) ?? []), versions]);
      visit(inner, kind, isFlat, depth + 1);
    }
  }
}

const versionsIn = (support: object): Support =>
  Object.fromEntries(Object.entries(support).map(([browser, each]) => [browser, versionOf(each)]));
