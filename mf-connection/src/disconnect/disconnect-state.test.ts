import {
  type DisconnectEvent,
  type DisconnectState,
  initialStep,
  isDisconnected,
  nextStep,
  stepName,
} from './disconnect-state';

const refused: DisconnectState = { step: 'confirm', error: 'No.' };
const running: DisconnectState = { step: 'disconnecting' };
const success: DisconnectState = { step: 'success', canGiveFeedback: true };
const successWithoutFeedback: DisconnectState = { step: 'success', canGiveFeedback: false };
const survey: DisconnectState = { step: 'survey', isSubmitting: false };
const submitting: DisconnectState = { step: 'survey', isSubmitting: true };
const thankYou: DisconnectState = { step: 'thank-you' };
const allStates = { initialStep, refused, running, success, successWithoutFeedback, survey, submitting, thankYou };

const disconnect: DisconnectEvent = { type: 'disconnect' };
const disconnected: DisconnectEvent = { type: 'disconnected', canGiveFeedback: true };
const disconnectedWithoutFeedback: DisconnectEvent = { type: 'disconnected', canGiveFeedback: false };
const failed: DisconnectEvent = { type: 'failed', message: 'No.' };
const openSurvey: DisconnectEvent = { type: 'open-survey' };
const submit: DisconnectEvent = { type: 'submit', canPost: true };
const submitWithoutIds: DisconnectEvent = { type: 'submit', canPost: false };
const submitted: DisconnectEvent = { type: 'submitted' };

/** Changed states after an event, by the name of the previous state. */
type ChangedStates = Partial<Record<keyof typeof allStates, DisconnectState>>;

/** All transitions. An event changes only the states that its row names. */
const transitions: readonly (readonly [string, DisconnectEvent, ChangedStates])[] = [
  [
    'CONN-056 disconnects after the confirmation, and again after an error',
    disconnect,
    { initialStep: running, refused: running },
  ],
  ['CONN-050 CONN-057 shows success', disconnected, { running: success }],
  [
    'CONN-057 CONN-063 shows success without the survey when the site or the account is unknown',
    disconnectedWithoutFeedback,
    { running: successWithoutFeedback },
  ],
  ['shows the error of a failed disconnect in the confirmation', failed, { running: refused }],
  ['CONN-063 opens the survey from the success step', openSurvey, { success: survey }],
  ['submits the survey', submit, { survey: submitting }],
  [
    'CONN-075 thanks the user without submitting when the site or the account is unknown',
    submitWithoutIds,
    { survey: thankYou },
  ],
  ['CONN-050 CONN-073 thanks the user after submitting', submitted, { submitting: thankYou }],
];

test.each(transitions)('%s', (_what, event, changes) => {
  const after = Object.fromEntries(Object.entries(allStates).map(([name, state]) => [name, nextStep(state, event)]));
  expect(after).toEqual({ ...allStates, ...changes });
});

test('starts with the confirmation', () => {
  expect(initialStep).toEqual({ step: 'confirm', error: null });
});

test('counts the site as disconnected from the success step on', () => {
  const disconnectedStates = Object.entries(allStates).flatMap(([name, state]) =>
    isDisconnected(state) ? [name] : [],
  );
  expect(disconnectedStates).toEqual(['success', 'successWithoutFeedback', 'survey', 'submitting', 'thankYou']);
});

test('names each step in analytics events', () => {
  expect(Object.values(allStates).map(stepName)).toEqual([
    'disconnect',
    'disconnect',
    null,
    'disconnect_confirm',
    'disconnect_confirm',
    'survey',
    'survey',
    'thank_you',
  ]);
});
