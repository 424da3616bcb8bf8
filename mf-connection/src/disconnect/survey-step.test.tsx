import { recorded } from '@flightdeck/shared/testing/parts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  button,
  click,
  dialogTitled,
  mountSurveyStep,
  onRefresh,
  onSurvey,
  unmountDisconnected,
} from './disconnect-under-test';

test('CONN-067 CONN-068 CONN-069 enables Submit Feedback only after a reason is chosen, and Skip for now always', async () => {
  const page = await mountSurveyStep();
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  expect(button('Submit Feedback')).toBeDisabled();
  expect(button('Skip for now')).toBeEnabled();
  await userEvent.click(screen.getByRole('radio', { name: "I couldn't get Jetpack to work." }));
  expect(button('Submit Feedback')).toBeEnabled();
  expect(screen.queryByRole('textbox')).toBeNull();
  await unmountDisconnected(page);
});

test.each([
  ['CONN-069.1', 'troubleshooting', /troubleshooting/],
  ['CONN-069.2', 'not-working', /get Jetpack to work/],
  ['CONN-069.3', 'slowed-down-site', /slow/],
  ['CONN-069.4', 'buggy', /bugs/],
  ['CONN-069.5', 'what-does-it-do', /what Jetpack is for/],
  ['CONN-069.6', 'another-reason', /Another reason/],
])('%s sends the chosen reason %s', async (_id, response, label) => {
  const page = await mountSurveyStep();
  await userEvent.click(screen.getByRole('radio', { name: label }));
  expect(screen.queryAllByRole('textbox')).toHaveLength(response === 'another-reason' ? 1 : 0);
  onSurvey((body: { readonly survey_responses: unknown }) => {
    return JSON.stringify(body.survey_responses) === JSON.stringify({ 'why-cancel': { response, text: null } });
  }).reply(200, { success: true });
  await click('Submit Feedback');
  await dialogTitled('Thank you!');
  await unmountDisconnected(page);
});

test('CONN-070 accepts at most 1000 characters', async () => {
  const page = await mountSurveyStep();
  await userEvent.click(screen.getByRole('radio', { name: 'Another reason' }));
  const field = screen.getByRole('textbox', { name: 'Your reason' });
  await userEvent.click(field);
  await userEvent.paste('x'.repeat(1001));
  expect(field).toHaveValue('x'.repeat(1000));
  expect(screen.getByText(/1000 of 1000/)).toBeVisible();
  await unmountDisconnected(page);
});

test('CONN-065 CONN-066 shows the dashboard, notifies the page and posts nothing when the survey is skipped', async () => {
  const { bus } = await mountSurveyStep();
  onRefresh();
  await click('Skip for now');
  expect(bus.connection$.value.status).toBe(false);
  expect(location.hash).toBe('#/dashboard');
});

test('CONN-070 CONN-071 CONN-072 posts the free text to the provider, then shows thanks', async () => {
  const { bus } = await mountSurveyStep();
  await userEvent.click(screen.getByRole('radio', { name: 'Another reason' }));
  const field = screen.getByRole('textbox');
  expect(field).toHaveAttribute('maxlength', '1000');
  await userEvent.type(field, 'We moved.');
  onSurvey({
    site_id: 123456789,
    user_id: 70000001,
    survey_id: 'jetpack-plugin-disconnect',
    survey_responses: { 'why-cancel': { response: 'another-reason', text: 'We moved.' } },
  }).reply(200, { success: true });
  await click('Submit Feedback');
  expect(await dialogTitled('Thank you!')).toBeVisible();
  expect(recorded()).toContainEqual([
    'jetpack_disconnect_survey_submit',
    { disconnect_reason: 'another-reason', context: 'jetpack', plugin: 'jetpack' },
  ]);
  expect(bus.connection$.value.status).toBe(true);
  onRefresh();
  await click('Back to my website');
  expect(bus.connection$.value.status).toBe(false);
});

test.each([
  ['is refused', () => onSurvey().reply(200, { success: false })],
  ['fails on the server', () => onSurvey().reply(500, 'down')],
  ['does not reach the provider', () => onSurvey().replyWithError('down')],
])('CONN-074 shows thanks after a survey that %s, and records the failure', async (_what, failSurvey) => {
  const page = await mountSurveyStep();
  await userEvent.click(screen.getByRole('radio', { name: 'Jetpack slows down my site.' }));
  failSurvey();
  await click('Submit Feedback');
  expect(await dialogTitled('Thank you!')).toBeVisible();
  expect(recorded()).toContainEqual([
    'jetpack_disconnect_survey_error',
    { disconnect_reason: 'slowed-down-site', error: expect.any(String), context: 'jetpack', plugin: 'jetpack' },
  ]);
  await unmountDisconnected(page);
});

test('SHR-090 records each step and click once, with the slug jetpack', async () => {
  const page = await mountSurveyStep();
  const properties = { context: 'jetpack', plugin: 'jetpack' };
  expect(recorded()).toEqual([
    ['jetpack_disconnect_dialog_open', properties],
    ['jetpack_disconnect_dialog_step', { step: 'disconnect', ...properties }],
    ['jetpack_disconnect_dialog_click_disconnect', properties],
    ['jetpack_disconnect_dialog_step', { step: 'disconnect_confirm', ...properties }],
    ['jetpack_disconnect_dialog_step', { step: 'survey', ...properties }],
  ]);
  await unmountDisconnected(page);
});
