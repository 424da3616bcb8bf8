import * as v from 'valibot';
import { checkBoolean, errorWithoutData, invalidParams, missingParams, ok, wrongParam } from '../../context/answer';
import { planOf } from '../../facts/owned-products';
import { traitsOf } from '../../facts/traits';
import { suggestions } from '../../provider/suggestions';
import type { Store } from '../../store/store';
import { isConnected, isDown, isLinked, notFetched } from '../connection/from-provider';
import type { LoggedInCall, Route } from '../route';

const notRegistered = errorWithoutData('site_not_registered', 'Site not registered.');
const dataSchema = v.record(v.string(), v.unknown());

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the stored answers to the assistant's questions. */
const answersOf = (store: Store) => store.options.get('recommendations_data', dataSchema, {});

/** Returns the current step of the assistant. */
export const recommendationsStep = (store: Store) =>
  store.options.get('recommendations_step', v.string(), 'not-started');

/** Returns the conditional recommendations that users have not viewed yet. */
export function newRecommendations(store: Store): string[] {
  const { viewedRecommendations: viewed } = answersOf(store);
  return traitsOf(store).newRecommendations.filter((slug) => !Array.isArray(viewed) || !viewed.includes(slug));
}

function wrongAnswer(value: unknown) {
  if (typeof value === 'string' || value === null) return undefined;
  if (typeof value !== 'object') return checkBoolean('data', value);
  const list: unknown[] = Object.values(value);
  return list.every((entry) => typeof entry === 'string') ? undefined : wrongParam('data', 'must be a string.');
}

function saveData({ site, body }: LoggedInCall) {
  const { data } = body;
  if (data === undefined) return missingParams(['data']);
  // A client can send an empty map as an empty list, as PHP writes it.
  const answers = Array.isArray(data) && !data.length ? {} : data;
  if (!isMap(answers)) return invalidParams({ data: wrongParam('data', 'must be an object.') });
  const invalidParam = Object.values(answers)
    .map(wrongAnswer)
    .find((refusal) => refusal !== undefined);
  if (invalidParam) return invalidParams({ data: invalidParam });
  site.store.options.set('recommendations_data', answers);
  return ok(true);
}

function saveStep({ site, body }: LoggedInCall) {
  const { step } = body;
  if (step === undefined) return missingParams(['step']);
  if (typeof step !== 'string') return invalidParams({ step: wrongParam('step', 'must be a string.') });
  site.store.options.set('recommendations_step', step);
  return ok(true);
}

function productSuggestions(call: LoggedInCall) {
  if (!isConnected(call)) return notRegistered;
  // The plugin sends a string with the JSON of an empty list.
  if (!isLinked(call)) return ok('[]');
  if (isDown(call)) return notFetched(503);
  return ok(planOf(call.site.store) === 'jetpack_free' ? suggestions(call.site) : []);
}

function upsell(call: LoggedInCall) {
  if (!isConnected(call)) return notRegistered;
  if (!isLinked(call)) return ok({ hide_upsell: true });
  if (isDown(call)) return notFetched(503);
  const [first] = suggestions(call.site);
  if (!first || planOf(call.site.store) !== 'jetpack_free') return ok({ hide_upsell: true });
  return ok({ hide_upsell: false, product_slug: first.slug, ...first });
}

function readData({ site }: LoggedInCall) {
  const answers = answersOf(site.store);
  return ok(Object.keys(answers).length ? answers : []);
}

/** Calls for the answers, the step and the offers of the assistant. */
export const recommendationRoutes: readonly Route[] = [
  { method: 'GET', path: 'recommendations/data', capability: 'manageSettings', handle: readData },
  { method: 'POST', path: 'recommendations/data', capability: 'manageSettings', handle: saveData },
  {
    method: 'GET',
    path: 'recommendations/step',
    capability: 'manageSettings',
    handle: ({ site }) => ok({ step: recommendationsStep(site.store) }),
  },
  { method: 'POST', path: 'recommendations/step', capability: 'manageSettings', handle: saveStep },
  { method: 'GET', path: 'recommendations/product-suggestions', capability: 'view', handle: productSuggestions },
  { method: 'GET', path: 'recommendations/upsell', capability: 'view', handle: upsell },
  {
    method: 'GET',
    path: 'recommendations/conditional',
    capability: 'view',
    handle: ({ site }) => ok(traitsOf(site.store).newRecommendations),
  },
];
