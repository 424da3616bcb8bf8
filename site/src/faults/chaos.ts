import { asksProvider } from './provider-calls';

/** Faults that a REST answer can have on purpose. */
export const chaosKinds = [
  'refused', // the socket is closed without an answer
  'timeout', // no answer, and the call is not carried out
  'lost', // no answer, but the call is carried out
  'slow', // the answer comes after `ms`
  '401',
  '403',
  '404',
  '429', // with Retry-After
  '500',
  '500-html',
  'empty', // 200 without a body
  'html', // 200 with a page
  'warning', // a PHP notice before the JSON
  'shape', // JSON of another shape
  'broken', // cut off halfway
  'invalid-nonce',
] as const;
export type ChaosKind = (typeof chaosKinds)[number];

/** Which calls fail, how, and how often. */
export interface ChaosRule {
  /** `*` for every method. */
  readonly method: string;
  /** Below `jetpack/v4/`; `*` for every call, `provider` for every call for which the site asks its provider. */
  readonly path: string;
  readonly kind: ChaosKind;
  /** Calls that it still applies to; null for all. */
  readonly times: number | null;
  /** Delay of `slow`. */
  readonly ms: number;
}

export interface Chaos {
  rules(): readonly ChaosRule[];
  add(rule: ChaosRule): void;
  clear(): void;
  /** Returns whether there is a rule for this call, and does not count it. */
  hits(method: string, path: string): boolean;
  /** Returns the rule for this call, and counts it as used. */
  take(method: string, path: string): ChaosRule | undefined;
}

/**
 * Keeps rules in memory. A restart removes them.
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
    hits: (method, path) => find(method, path) !== undefined,
    take: (method, path) => {
      const hit = find(method, path);
      if (hit && hit.times !== null) {
        const updated = { ...hit, times: hit.times - 1 };
        rules = rules.flatMap((rule) => (rule !== hit ? [rule] : updated.times > 0 ? [updated] : []));
      }
      return hit;
    },
  };
}

const matchesPath = (pattern: string, actual: string) =>
  pattern === 'provider' ? asksProvider(actual) : matches(pattern, actual);
const matches = (pattern: string, actual: string) => pattern === '*' || pattern.toLowerCase() === actual.toLowerCase();

/**
 * Reads a rule from one line, as in the command line and the test header: `kind [ms] [method] [path]`, for example
 * `500 POST settings`, `slow 300` or `slow 6000 GET provider`. Without method or path, it applies to all.
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
