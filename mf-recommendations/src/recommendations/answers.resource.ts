import { asFailure, readNow } from '@flightdeck/shared/api';
import {
  recommendationsDataRead,
  recommendationsStepRead,
  writeRecommendationsData,
  writeRecommendationsStep,
} from '@flightdeck/shared/calls/recommendations';
import { type Answers, readAnswers, writtenAnswers } from '../flow/answers';
import type { Step } from '../flow/steps';
import { type FlowStore, flowStore } from './flow.store';

/** Sends a write once those before it have ended; how it ends is kept with the store. */
function send(store: FlowStore, write: () => Promise<unknown>): void {
  store.set({ unsaved: store.current().unsaved + 1 });
  store.lastWrite = store.lastWrite.then(write).then(
    () => store.set({ unsaved: store.current().unsaved - 1, problem: null }),
    (error: unknown) => store.set({ unsaved: store.current().unsaved - 1, problem: asFailure(error) }),
  );
}

const sendAnswers = (store: FlowStore, answers: Answers) =>
  send(store, () => writeRecommendationsData(writtenAnswers(answers)));

/** Changes the answers and saves them (REC-081); a change that changes nothing is not sent. */
export function changeAnswers(change: (answers: Answers) => Answers): void {
  const store = flowStore();
  const { answers } = store.current();
  if (!answers) return;
  const changed = change(answers);
  const written = (each: Answers) => JSON.stringify(writtenAnswers(each));
  if (written(changed) === written(answers)) return;
  store.set({ answers: changed });
  sendAnswers(store, changed);
}

/** Changes the answers on this page only; they travel with the next change that is saved. */
export function noteAnswers(change: (answers: Answers) => Answers): void {
  const store = flowStore();
  const { answers } = store.current();
  if (answers) store.set({ answers: change(answers) });
}

/** Saves the answers as they stand, also when this page did not change them since. */
export function saveAnswers(): void {
  const store = flowStore();
  const { answers } = store.current();
  if (answers) sendAnswers(store, answers);
}

/** Makes a step the current one and saves that (REC-039). */
export function enterStep(step: Step): void {
  const store = flowStore();
  if (store.current().step === step) return;
  store.set({ step });
  send(store, () => writeRecommendationsStep(step));
}

/** Sends again what could not be saved. */
export function saveAgain(): void {
  const store = flowStore();
  const { step } = store.current();
  store.set({ problem: null });
  saveAnswers();
  send(store, () => writeRecommendationsStep(step));
}

/** Takes over what another tab has saved meanwhile, unless something of this one is still on its way. Never rejects. */
export async function catchUp(): Promise<void> {
  const store = flowStore();
  const before = store.current();
  if (!before.answers || before.unsaved > 0 || before.problem) return;
  try {
    const [raw, step] = await Promise.all([readNow(recommendationsDataRead), readNow(recommendationsStepRead)]);
    const { answers, unsaved } = store.current();
    if (answers === before.answers && unsaved === 0) store.set({ answers: readAnswers(raw), step });
  } catch {
    // What this tab knows still holds.
  }
}
