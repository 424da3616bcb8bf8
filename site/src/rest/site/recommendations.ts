import { checkBoolean, invalidParams, missingParams, ok, wrongParam } from '../../context/answer';
import type { Store } from '../../store/store';
import type { LoggedInCall, Route } from '../route';

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the conditional recommendations that users have not viewed yet. */
export function newRecommendations(store: Store): string[] {
  const { viewedRecommendations: viewed } = store.state.recommendations;
  return store.state.traits.newRecommendations.filter((slug) => !Array.isArray(viewed) || !viewed.includes(slug));
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
  site.store.change({ recommendations: answers });
  return ok(true);
}

function saveStep({ site, body }: LoggedInCall) {
  const { step } = body;
  if (step === undefined) return missingParams(['step']);
  if (typeof step !== 'string') return invalidParams({ step: wrongParam('step', 'must be a string.') });
  site.store.change({ recommendationsStep: step });
  return ok(true);
}

/** Calls that save the answers and the step of the assistant. */
export const recommendationRoutes: readonly Route[] = [
  { method: 'POST', path: 'recommendations/data', capability: 'manageSettings', handle: saveData },
  { method: 'POST', path: 'recommendations/step', capability: 'manageSettings', handle: saveStep },
];
