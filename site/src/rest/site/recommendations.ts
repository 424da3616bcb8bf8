import { type Answer, checkBoolean, invalidParams, isMap, ok, wrongParam } from '../../context/answer';
import type { Store } from '../../store/store';
import type { LoggedInCall } from '../route';

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

/** Saves the answers to the questions of the assistant. */
export function saveRecommendations({ site, body: { data } }: LoggedInCall): Answer {
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

/** Saves the step of the assistant. */
export function saveStep({ site, body: { step } }: LoggedInCall): Answer {
  if (typeof step !== 'string') return invalidParams({ step: wrongParam('step', 'must be a string.') });
  site.store.change({ recommendationsStep: step });
  return ok(true);
}
