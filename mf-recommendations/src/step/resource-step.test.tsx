import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recorded } from '@flightdeck/shared/testing/parts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FlowAnswers, heading, openFlow, purchase, takeWrites } from '../testing/flow-page';

/** A security onboarding at its first step. */
const runningSecurity: FlowAnswers = {
  step: 'welcome__security',
  plan: 'jetpack_security_t1_yearly',
  purchases: [purchase('jetpack_security_t1_yearly')],
  plugins: ['akismet/akismet.php'],
  settings: { monitor: true, photon: true, 'photon-cdn': true },
  rewind: 'awaiting_credentials',
  data: {
    onboardingActive: 'JETPACK_SECURITY',
    onboardingViewed: ['JETPACK_SECURITY'],
    onboardingHasStarted: true,
    onboardingTotalSteps: [
      'welcome__security',
      'backup-activated',
      'scan-activated',
      'antispam-activated',
      'server-credentials',
    ],
  },
};
const bar = () => screen.getByRole('progressbar');

test('REC-055 offers a 60% discount on the agency step, whose link opens a tab while the flow continues', async () => {
  takeWrites();
  await openFlow('/recommendations/agency', { step: 'agency', data: { 'site-type-agency': true } });
  expect(screen.getByText(/at least five WordPress sites/)).toBeVisible();
  expect(screen.getByText(/at a 60% discount/)).toBeVisible();
  const agenciesLink = screen.getByRole('link', { name: /^Get Jetpack for Agencies/ });
  expect(agenciesLink).toHaveAttribute('target', '_blank');
  expect(agenciesLink).toHaveAttribute(
    'href',
    expect.stringContaining('source=jetpack-for-agencies-signup-assistant-recommendation'),
  );
  await userEvent.click(agenciesLink);
  await waitFor(() => expect(location.hash).toBe('#/recommendations/monitor'));
  expect(recorded()).toContainEqual(['jetpack_recommended_resource_read_click', { feature: 'agency' }]);
});

test('does not save a skip when the user presses Not now on a resource step', async () => {
  const writes = takeWrites();
  await openFlow('/recommendations/agency', { step: 'agency', data: { 'site-type-agency': true } });
  await userEvent.click(screen.getByRole('link', { name: 'Not now' }));
  expect(recorded()).toContainEqual(['jetpack_recommended_resource_skip_click', { feature: 'agency' }]);
  // The view of this step, the next step and its view.
  await waitFor(() => expect(writes).toHaveLength(3));
  expect(JSON.stringify(writes)).toContain('"skippedRecommendations":[]');
  expect(JSON.stringify(writes)).not.toContain('"skippedRecommendations":["agency"]');
});

test('REC-048 REC-050 raises the bar with each step of an onboarding and keeps it after Back', async () => {
  takeWrites();
  await openFlow('/recommendations', runningSecurity);
  await waitFor(() => expect(heading()).toHaveTextContent('Welcome to Jetpack Security!'));
  expect(screen.getByText('Step 1 of 5')).toBeVisible();
  expect(bar()).toHaveAttribute('aria-valuenow', '0');
  expect(bar()).toHaveAttribute('aria-valuetext', 'Step 1 of 5');
  await userEvent.click(screen.getByRole('link', { name: 'Set up your new tools' }));
  await waitFor(() => expect(heading()).toHaveTextContent('Site backups are live'));
  expect(bar()).toHaveAttribute('aria-valuenow', '25');
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  await waitFor(() => expect(heading()).toHaveTextContent('Real-time malware scanning'));
  expect(screen.getByText('Step 3 of 5')).toBeVisible();
  expect(bar()).toHaveAttribute('aria-valuenow', '50');
  act(() => history.back());
  await waitFor(() => expect(heading()).toHaveTextContent('Site backups are live'));
  expect(screen.getByText('Step 2 of 5')).toBeVisible();
  expect(bar()).toHaveAttribute('aria-valuenow', '50');
});

test('replaces the stored number of steps with the list of steps', async () => {
  const writes = takeWrites();
  await openFlow('/recommendations/monitor', {
    step: 'monitor',
    plan: 'jetpack_backup_t1_yearly',
    purchases: [purchase('jetpack_backup_t1_yearly')],
    rewind: 'provisioning',
    data: {
      onboardingActive: 'JETPACK_BACKUP',
      onboardingViewed: ['JETPACK_BACKUP'],
      onboardingHasStarted: true,
      onboardingTotalSteps: '3',
    },
  });
  expect(screen.getByText('Step 2 of 3')).toBeVisible();
  await waitFor(() => expect(writes).not.toHaveLength(0));
  const steps = ['welcome__backup', 'monitor', 'site-accelerator'];
  expect(writes[0]).toEqual(['data', expect.objectContaining({ onboardingTotalSteps: steps })]);
});

test('REC-053 shows a green bar with a fixed value and no count in the default flow', async () => {
  takeWrites();
  await openFlow('/recommendations/monitor', { step: 'monitor' });
  expect(bar()).toHaveAttribute('aria-valuenow', '57');
  expect(bar().firstElementChild).toHaveClass('success');
  const styleSheet = (file: string) => readFileSync(join(__dirname, '../../../shared/ui', file), 'utf8');
  expect(styleSheet('feedback/progress-bar/progress-bar.css')).toMatch(
    /\.success \{\s*background: var\(--fd-success-line\);/,
  );
  const colors = styleSheet('tokens.css').match(/(?<=--fd-success-line: light-dark\(.*)#[\da-f]{6}/g) ?? [];
  expect(colors).toHaveLength(2);
  for (const color of colors) {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
    expect(green).toBeGreaterThan(Math.max(red, blue));
  }
  expect(screen.queryByText(/^Step/)).toBeNull();
});
