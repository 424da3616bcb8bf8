import { asFailure, readNow } from '@flightdeck/shared/api';
import type { Failure } from '@flightdeck/shared/contracts/page';
import { type Answers, readAnswers, toWireAnswers } from '../flow/answers';
import type { Step } from '../flow/steps';
import { type FlowStore, flowStore, type SavedKind } from './flow.store';
import {
  recommendationsDataRead,
  recommendationsStepRead,
  writeRecommendationsData,
  writeRecommendationsStep,
} from './recommendations.call';

/** Sends a write after all earlier ones have finished. Stores a failure; a success removes the stored failure of this kind. */
function send(store: FlowStore, kind: SavedKind, write: () => Promise<unknown>): void {
  store.set({ pendingWrites: store.state.value.pendingWrites + 1 });
  const finish = (failure: Failure | undefined) => {
    const { pendingWrites, saveErrors } = store.state.value;
    const { [kind]: _previous, ...others } = saveErrors;
    store.set({ pendingWrites: pendingWrites - 1, saveErrors: failure ? { ...others, [kind]: failure } : others });
  };
  store.lastWrite = store.lastWrite.then(write).then(
    () => finish(undefined),
    (error: unknown) => finish(asFailure(error)),
  );
}

function sendAnswers(store: FlowStore, answers: Answers): void {
  store.set({ hasUnsentChanges: false });
  send(store, 'answers', () => writeRecommendationsData(toWireAnswers(answers)));
}

/** Changes the answers and saves them (REC-081). Sends nothing if the change has no effect. */
export function changeAnswers(change: (answers: Answers) => Answers): void {
  const store = flowStore();
  const { answers } = store.state.value;
  if (!answers) return;
  const changedAnswers = change(answers);
  const serialize = (each: Answers) => JSON.stringify(toWireAnswers(each));
  if (serialize(changedAnswers) === serialize(answers)) return;
  store.set({ answers: changedAnswers });
  sendAnswers(store, changedAnswers);
}

/** Changes the answers on this page only. The next save includes the change. */
export function changeAnswersLocally(change: (answers: Answers) => Answers): void {
  const store = flowStore();
  const { answers } = store.state.value;
  if (answers) store.set({ answers: change(answers), hasUnsentChanges: true });
}

/** Saves the current answers, even if they haven't changed. */
export function saveAnswers(): void {
  const store = flowStore();
  const { answers } = store.state.value;
  if (answers) sendAnswers(store, answers);
}

/** Makes a step the current one and saves it (REC-039). */
export function enterStep(step: Step): void {
  const store = flowStore();
  if (store.state.value.step === step) return;
  store.set({ step });
  send(store, 'step', () => writeRecommendationsStep(step));
}

/** Retries the writes that failed. */
export function retrySaves(): void {
  const store = flowStore();
  const { step, saveErrors } = store.state.value;
  store.set({ saveErrors: {} });
  if (saveErrors.answers) saveAnswers();
  if (saveErrors.step) send(store, 'step', () => writeRecommendationsStep(step));
}

/** Loads the answers and the step that another tab has saved, unless this tab has unsaved changes. Never rejects. */
export async function loadNewerAnswers(): Promise<void> {
  const store = flowStore();
  const before = store.state.value;
  const hasFailedWrites = Object.keys(before.saveErrors).length > 0;
  if (!before.answers || before.hasUnsentChanges || before.pendingWrites > 0 || hasFailedWrites) return;
  try {
    const [raw, step] = await Promise.all([readNow(recommendationsDataRead), readNow(recommendationsStepRead)]);
    const { answers, pendingWrites } = store.state.value;
    if (answers === before.answers && pendingWrites === 0) store.set({ answers: readAnswers(raw), step });
  } catch {
    // Keep the current answers.
  }
}
