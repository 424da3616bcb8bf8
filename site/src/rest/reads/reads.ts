import * as v from 'valibot';
import json from '../../../answers/reads.json';
import type { Answer } from '../../context/answer';
import type { Store } from '../../store/store';
import { isCapability } from '../capabilities';
import type { LoggedInCall, Route } from '../route';
import { fill } from './fill';
import { namedValue } from './values';

const answerSchema = v.strictObject({
  /** Default: 200. */
  status: v.optional(v.number(), 200),
  body: v.optional(v.unknown()),
  /** Code of an error, in place of `body`. */
  code: v.optional(v.string()),
  message: v.optional(v.string()),
  /** `data` of an error or of a forwarded response. Default for an error: its status. */
  data: v.optional(v.unknown()),
  /** Message of a response of the provider, which the plugin forwards as JSON inside a string. */
  forwarded: v.optional(v.string()),
});
const rowSchema = v.strictObject({
  ...answerSchema.entries,
  /** Condition: `name`, `!name` or `name=value`, with a name of `values.ts`, a trait or a field of the state. Default: always. */
  when: v.optional(v.string()),
  /** Name of a common answer. */
  use: v.optional(v.string()),
});
const schema = v.strictObject({
  common: v.record(v.string(), answerSchema),
  reads: v.record(
    v.string(),
    v.strictObject({
      /** The permission that a call requires. */
      for: v.pipe(v.string(), v.check(isCapability)),
      /** Whether the plugin sends a request to the provider for this read. */
      provider: v.optional(v.literal(true)),
      /** Slug of the module without which the route does not exist. */
      module: v.optional(v.string()),
      /** The first answer whose condition is met applies. */
      answers: v.array(rowSchema),
    }),
  ),
});
const { common, reads } = v.parse(schema, json);

function isMet(condition: string | undefined, call: LoggedInCall): boolean {
  if (condition === undefined) return true;
  if (condition.startsWith('!')) return !namedValue(call, condition.slice(1));
  const [name = '', expected] = condition.split('=');
  const value = namedValue(call, name);
  return expected === undefined ? Boolean(value) : value === expected;
}

function bodyOf({ status, body, code, message, data, forwarded }: v.InferOutput<typeof answerSchema>): unknown {
  if (code !== undefined) return { code, message, data: data === undefined ? { status } : data };
  return forwarded === undefined ? body : { code: 'success', message: forwarded, data };
}

/** Returns the answer to a read of `answers/reads.json`. */
export function answerRead(path: string, call: LoggedInCall): Answer {
  const row = reads[path]?.answers.find(({ when }) => isMet(when, call));
  const answer = row?.use === undefined ? row : common[row.use];
  if (!answer) throw new Error(`reads.json has no answer to ${path} in this state.`);
  const fillIn = (template: unknown) => fill(template, (name) => namedValue(call, name));
  const isForwarded = answer.forwarded !== undefined;
  const data = isForwarded ? JSON.stringify(fillIn(answer.data)) : answer.data;
  return { status: answer.status, body: isForwarded ? bodyOf({ ...answer, data }) : fillIn(bodyOf(answer)) };
}

/** Calls that only read. */
export const readRoutes: readonly Route[] = Object.entries(reads).map(([path, { for: capability, module }]) => {
  if (!isCapability(capability)) throw new Error(`reads.json has the unknown permission ${capability}.`);
  const exists = ({ state }: Store) => module === undefined || state.modules.includes(module);
  return { methods: ['GET'], path, capability, exists, handle: (call) => answerRead(path, call) };
});
