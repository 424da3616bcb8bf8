import { asFailure, readNow } from '@flightdeck/shared/api';
import type { Failure } from '@flightdeck/shared/contracts/failure';
import { type Answers, readAnswers, writtenAnswers } from '../flow/answers';
import type { Step } from '../flow/steps';
import { type FlowStore, flowStore, type Saved } from './flow.store';
import {
  recommendationsDataRead,
  recommendationsStepRead,
  writeRecommendationsData,
  writeRecommendationsStep,
} from './recommendations.call';

/** Sends a write once those before it have ended; how it ends is kept with the store. */
function send(store: FlowStore, what: Saved, write: () => Promise<unknown>): void {
  store.set({ unsaved: store.state.value.unsaved + 1 });
  const ended = (failure: Failure | undefined) => {
    const { unsaved, problems } = store.state.value;
    const { [what]: _before, ...others } = problems;
    store.set({ unsaved: unsaved - 1, problems: failure ? { ...others, [what]: failure } : others });
  };
  store.lastWrite = store.lastWrite.then(write).then(
    () => ended(undefined),
    (error: unknown) => ended(asFailure(error)),
  );
}

const sendAnswers = (store: FlowStore, answers: Answers) =>
  send(store, 'answers', () => writeRecommendationsData(writtenAnswers(answers)));

/** Changes the answers and saves them (REC-081); a change that changes nothing is not sent. */
export function changeAnswers(change: (answers: Answers) => Answers): void {
  const store = flowStore();
  const { answers } = store.state.value;
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
  const { answers } = store.state.value;
  if (answers) store.set({ answers: change(answers) });
}

/** Saves the answers as they stand, also when this page did not change them since. */
export function saveAnswers(): void {
  const store = flowStore();
  const { answers } = store.state.value;
  if (answers) sendAnswers(store, answers);
}

/** Makes a step the current one and saves that (REC-039). */
export function enterStep(step: Step): void {
  const store = flowStore();
  if (store.state.value.step === step) return;
  store.set({ step });
  send(store, 'step', () => writeRecommendationsStep(step));
}

/** Sends again what could not be saved. */
export function saveAgain(): void {
  const store = flowStore();
  const { step, problems } = store.state.value;
  store.set({ problems: {} });
  if (problems.answers) saveAnswers();
  if (problems.step) send(store, 'step', () => writeRecommendationsStep(step));
}

/** Takes over what another tab has saved meanwhile, unless something of this one is still on its way. Never rejects. */
export async function catchUp(): Promise<void> {
  const store = flowStore();
  const before = store.state.value;
  if (!before.answers || before.unsaved > 0 || Object.keys(before.problems).length > 0) return;
  try {
    const [raw, step] = await Promise.all([readNow(recommendationsDataRead), readNow(recommendationsStepRead)]);
    const { answers, unsaved } = store.state.value;
    if (answers === before.answers && unsaved === 0) store.set({ answers: readAnswers(raw), step });
  } catch {
    // What this tab knows still holds.
  }
}
