import { recorded } from '@flightdeck/shared/testing/parts';
import { onCall } from '@flightdeck/shared/testing/server';
import { painted } from '@flightdeck/shared/timing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { heading, openFlow, takeWrites } from '../testing/flow-page';

const checkbox = (name: string) => screen.getByRole('checkbox', { name });

const checkboxes = [
  ['REC-015', 'I build or manage this site for a client', 'site-type-agency'],
  ['REC-016', 'This is an e-commerce site', 'site-type-store'],
  ['REC-017', 'This is a personal site', 'site-type-personal'],
] as const;

test("REC-013 REC-014 shows a title with the site's name and three checkboxes", async () => {
  takeWrites();
  await openFlow('/recommendations/site-type', { step: 'site-type-question' });
  expect(heading()).toHaveTextContent(/^Tell us more about Site Example\?$/);
  expect(screen.getAllByRole('checkbox')).toEqual(checkboxes.map(([, name]) => checkbox(name)));
});

test.each(checkboxes)('%s saves the checkbox "%s" as %s', async (_id, name, key) => {
  const writes = takeWrites();
  await openFlow('/recommendations/site-type', { step: 'site-type-question', data: { 'site-type-other': false } });
  await userEvent.click(checkbox(name));
  await userEvent.click(screen.getByRole('link', { name: 'Continue' }));
  const chosen = Object.fromEntries(checkboxes.map(([, , each]) => [each, each === key]));
  // Viewing the next step is the last write.
  await waitFor(() =>
    expect(writes.at(-1)?.[1]).toMatchObject({ viewedRecommendations: ['site-type-question', expect.anything()] }),
  );
  expect(writes).toContainEqual(['data', expect.objectContaining(chosen)]);
});

test('REC-018 REC-019 leads to the next step on Continue and saves the answers once', async () => {
  const writes = takeWrites();
  await openFlow('/recommendations/site-type', { step: 'site-type-question', data: { 'site-type-other': true } });
  expect(checkbox('This is a personal site')).toBeChecked();
  // The view of this step is the first write.
  await waitFor(() => expect(writes).toHaveLength(1));
  await userEvent.click(checkbox('I build or manage this site for a client'));
  await userEvent.click(checkbox('This is an e-commerce site'));
  await userEvent.click(checkbox('This is a personal site'));
  expect(writes).toHaveLength(1);
  const continueLink = screen.getByRole('link', { name: 'Continue' });
  expect(continueLink).toHaveAttribute('href', '#/recommendations/agency');
  await userEvent.dblClick(continueLink);
  await waitFor(() => expect(heading()).toHaveTextContent('Manage all your client sites in one place'));
  // A double-click records one event and saves the answers once, before the next step is saved.
  const answeredEvents = recorded().filter((event) => JSON.stringify(event).includes('site_type_answered'));
  expect(answeredEvents).toEqual([
    ['jetpack_recommendations_site_type_answered', { personal: false, builder: true, store: true }],
  ]);
  await waitFor(() => expect(writes).toContainEqual(['step', 'agency']));
  expect(writes.slice(1, 3)).toEqual([
    [
      'data',
      expect.objectContaining({ 'site-type-agency': true, 'site-type-store': true, 'site-type-personal': false }),
    ],
    ['step', 'agency'],
  ]);
});

test('keeps unsaved checkboxes when the page becomes visible again', async () => {
  const writes = takeWrites();
  await openFlow('/recommendations/site-type', { step: 'site-type-question' });
  await waitFor(() => expect(writes).toHaveLength(1));
  await userEvent.click(checkbox('This is a personal site'));
  onCall('GET', 'recommendations/data').optionally().reply(200, { 'site-type-personal': false });
  onCall('GET', 'recommendations/step').optionally().reply(200, { step: 'site-type-question' });
  const reads: string[] = [];
  const recordRead = (path: string) => () => {
    reads.push(path);
    return {};
  };
  onCall('GET', 'settings').reply(200, recordRead('settings'));
  onCall('GET', 'plugins').reply(200, recordRead('plugins'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(reads.sort()).toEqual(['plugins', 'settings']));
  await act(painted);
  await act(painted);
  expect(checkbox('This is a personal site')).toBeChecked();
});

test('explains a checkbox on request, and records the click', async () => {
  takeWrites();
  await openFlow('/recommendations/site-type', { step: 'site-type-question' });
  await userEvent.click(screen.getByRole('button', { name: 'About e-commerce sites' }));
  expect(screen.getByRole('dialog', { name: 'About e-commerce sites', hidden: true })).toHaveTextContent(
    'you sell goods',
  );
  expect(recorded()).toContainEqual(['jetpack_recommendations_site_type_popover_click', { type: 'site_type-store' }]);
});
