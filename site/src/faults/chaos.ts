import faults from '../../answers/faults.json';
import json from '../../answers/reads.json';

/** Faults that need code (`apply-chaos.ts`). */
const codedKinds = [
  'refused', // the socket is closed without a response
  'timeout', // no response, and the call is not carried out
  'lost', // no response, but the call is carried out
  'slow', // the response comes after `ms`
  'warning', // a PHP warning before the JSON
  'broken', // JSON that ends halfway
] as const;
export type ChaosKind = (typeof codedKinds)[number] | keyof typeof faults;

const isFault = (kind: string): kind is keyof typeof faults => Object.hasOwn(faults, kind);

/** Faults that the site can simulate in responses of the REST API: those with code, and the responses of `answers/faults.json`. */
export const chaosKinds: readonly ChaosKind[] = [...codedKinds, ...Object.keys(faults).filter(isFault)];

/** A rule that plans a fault: the calls that fail, the kind of fault, and how often it occurs. */
export interface ChaosRule {
  /** `*` for every method. */
  readonly method: string;
  /** Path below `jetpack/v4/`; `*` for every call, `provider` for the reads with this mark in `answers/reads.json`. */
  readonly path: string;
  readonly kind: ChaosKind;
  /** Number of calls to which the rule still applies; null for all. */
  readonly times: number | null;
  /** Delay of `slow`, in milliseconds. */
  readonly ms: number;
}

const reads: Readonly<Record<string, object>> = json.reads;
const needsProvider = (path: string) => 'provider' in Object(reads[path]);

const matchesPath = (pattern: string, actual: string) =>
  pattern === 'provider' ? needsProvider(actual) : matches(pattern, actual);
const matches = (pattern: string, actual: string) => pattern === '*' || pattern.toLowerCase() === actual.toLowerCase();

const isFor = (rule: ChaosRule, method: string, path: string) =>
  matches(rule.method, method) && matchesPath(rule.path, path);

/** Returns whether a rule matches this call. Does not count a use. */
export const hasRule = (rules: readonly ChaosRule[], method: string, path: string): boolean =>
  rules.some((rule) => isFor(rule, method, path));

/** Returns the first rule that matches this call, and counts this use; undefined if no rule matches. */
export function takeRule(rules: ChaosRule[], method: string, path: string): ChaosRule | undefined {
  const index = rules.findIndex((rule) => isFor(rule, method, path));
  const rule = rules[index];
  if (rule && rule.times !== null) {
    const remaining = rule.times > 1 ? [{ ...rule, times: rule.times - 1 }] : [];
    rules.splice(index, 1, ...remaining);
  }
  return rule;
}

/**
 * Reads a rule from one line, as in the option `--chaos` and the header `X-Flightdeck-Chaos`: `kind [ms] [method] [path]`, for example
 * `500 POST settings`, `slow 300` or `slow 6000 GET provider`. Without `ms`, the delay is 1000 ms. Without a method or
 * path, the rule applies to every method or path.
 * @returns undefined if the line is not a valid rule
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
