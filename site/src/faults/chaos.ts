import { needsProvider } from './provider-calls';

/** Faults that the site can simulate in responses of the REST API. */
export const chaosKinds = [
  'refused', // the socket is closed without a response
  'timeout', // no response, and the call is not carried out
  'lost', // no response, but the call is carried out
  'slow', // the response comes after `ms`
  '401',
  '403',
  '404',
  '429', // with Retry-After
  '500',
  '500-html',
  'empty', // 200 without a body
  'html', // 200 with an HTML page
  'warning', // a PHP warning before the JSON
  'shape', // JSON in an unexpected shape
  'broken', // JSON that ends halfway
  'invalid-nonce',
] as const;
export type ChaosKind = (typeof chaosKinds)[number];

/** Which calls fail, how, and how often. */
export interface ChaosRule {
  /** `*` for every method. */
  readonly method: string;
  /** Path below `jetpack/v4/`; `*` for every call, `provider` for every call that needs the provider. */
  readonly path: string;
  readonly kind: ChaosKind;
  /** Number of calls to which the rule still applies; null for all. */
  readonly times: number | null;
  /** Delay of `slow`, in milliseconds. */
  readonly ms: number;
}

/** The rules of a site. */
export interface Chaos {
  rules(): readonly ChaosRule[];
  add(rule: ChaosRule): void;
  clear(): void;
  /** Returns whether there is a rule for this call. */
  hasRule(method: string, path: string): boolean;
  /** Returns the rule for this call, and counts it as used. */
  take(method: string, path: string): ChaosRule | undefined;
}

/**
 * Creates a list of rules in memory. A restart resets it.
 * @param first rules from the start
 */
export function makeChaos(first: readonly ChaosRule[] = []): Chaos {
  let rules: ChaosRule[] = [...first];
  const find = (method: string, path: string) =>
    rules.find((rule) => matches(rule.method, method) && matchesPath(rule.path, path));
  return {
    rules: () => rules,
    add: (rule) => {
      rules.push(rule);
    },
    clear: () => {
      rules = [];
    },
    hasRule: (method, path) => find(method, path) !== undefined,
    take: (method, path) => {
      const used = find(method, path);
      if (used && used.times !== null) {
        const updated = { ...used, times: used.times - 1 };
        rules = rules.map((rule) => (rule === used ? updated : rule)).filter(({ times }) => times !== 0);
      }
      return used;
    },
  };
}

const matchesPath = (pattern: string, actual: string) =>
  pattern === 'provider' ? needsProvider(actual) : matches(pattern, actual);
const matches = (pattern: string, actual: string) => pattern === '*' || pattern.toLowerCase() === actual.toLowerCase();

/**
 * Reads a rule from one line, as in the command line and the test header: `kind [ms] [method] [path]`, for example
 * `500 POST settings`, `slow 300` or `slow 6000 GET provider`. Without method or path, the rule applies to all.
 * @returns undefined if the line is not a rule
 */
export function readRule(text: string): ChaosRule | undefined {
  const [name = '', ...rest] = text.trim().split(/\s+/);
  const kind = chaosKind(name);
  const ms = /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) : 1000;
  const [method = '*', path = '*', ...more] = rest;
  return kind && more.length === 0 ? { kind, ms, method, path, times: null } : undefined;
}

function chaosKind(name: string): ChaosKind | undefined {
  return chaosKinds.find((kind) => kind === name);
}
