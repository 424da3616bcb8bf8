import { asksProvider } from './provider-calls';

/** Ways in which a REST answer can go wrong on purpose. */
export const chaosKinds = [
  'refused', // the socket is closed without an answer
  'timeout', // no answer; nothing was done
  'lost', // no answer, although the call was carried out
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
  'shape', // other JSON than agreed
  'broken', // cut off in the middle
  'invalid-nonce',
] as const;
export type ChaosKind = (typeof chaosKinds)[number];

/** One rule: which calls go wrong, how, and how often. */
export interface ChaosRule {
  /** `*` for every method. */
  readonly method: string;
  /** Below `jetpack/v4/`; `*` for every call, `provider` for every call that the site asks its provider for. */
  readonly path: string;
  readonly kind: ChaosKind;
  /** How many calls it still hits; null for all. */
  readonly times: number | null;
  /** Delay of `slow`. */
  readonly ms: number;
}

export interface Chaos {
  rules(): readonly ChaosRule[];
  add(rule: ChaosRule): void;
  clear(): void;
  /** The rule that hits this call, counted as used. */
  take(method: string, path: string): ChaosRule | undefined;
}

/**
 * Rules kept in memory: a restart ends all misbehaviour.
 * @param first what goes wrong from the start on
 */
export function makeChaos(first: readonly ChaosRule[] = []): Chaos {
  let rules: ChaosRule[] = [...first];
  return {
    rules: () => rules,
    add: (rule) => {
      rules.push(rule);
    },
    clear: () => {
      rules = [];
    },
    take: (method, path) => {
      const hit = rules.find((rule) => matches(rule.method, method) && matchesPath(rule.path, path));
      if (hit && hit.times !== null) {
        const left = { ...hit, times: hit.times - 1 };
        rules = rules.flatMap((rule) => (rule !== hit ? [rule] : left.times > 0 ? [left] : []));
      }
      return hit;
    },
  };
}

const matchesPath = (wanted: string, given: string) =>
  wanted === 'provider' ? asksProvider(given) : matches(wanted, given);
const matches = (wanted: string, given: string) => wanted === '*' || wanted.toLowerCase() === given.toLowerCase();

/**
 * Reads a rule from one line, as the command line and the test header give it: `kind [ms] [method] [path]`, for example
 * `500 POST settings`, `slow 300` or `slow 6000 GET provider`. What is not said counts for all calls.
 * @returns undefined when it is none
 */
export function readRule(text: string): ChaosRule | undefined {
  const [name = '', ...rest] = text.trim().split(/\s+/);
  const kind = chaosKind(name);
  const ms = /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) : 1000;
  const [method = '*', path = '*', ...more] = rest;
  return kind && more.length === 0 ? { kind, ms, method, path, times: null } : undefined;
}

/** Reads the name of a kind. */
function chaosKind(name: string): ChaosKind | undefined {
  return chaosKinds.find((kind) => kind === name);
}
