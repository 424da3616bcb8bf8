import { errorBody } from '@flightdeck/shared/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { answerReads, card, mountDashboard } from '../dashboard-under-test';
import { credentials, mountCards, onVaultPress, scanOfVaultPress, vaultPressAnswer } from './security-cards-under-test';

const threat = { id: 1, signature: 'Suspicious.Code', description: 'A file was changed.' };

test.each([
  ['one threat', 1, 'Uh oh, 1 threat found.', 'Fix threat'],
  ['several threats', 1200, 'Uh oh, 1,200 threats found.', 'Fix threats'],
])('DASH-059 DASH-072 shows the number and a link to the scanner for %s', async (_what, count, text, action) => {
  answerReads({
    scan: { state: 'idle', threats: Array.from({ length: count }, (_, id) => ({ ...threat, id })), credentials: [] },
    features: ['scan'],
  });
  await mountDashboard();
  expect(await screen.findByText('Threats found')).toBeVisible();
  expect(card('Scan')).toHaveTextContent(text);
  expect(within(card('Scan')).getByRole('link', { name: new RegExp(`^${action}`) })).toHaveAttribute(
    'href',
    expect.stringContaining('source=calypso-scanner'),
  );
});

const noThreats = 'No threats found. Jetpack keeps scanning your files.';
test.each([
  ['DASH-060', 'idle', [], 'To fix threats with one click, enter your SSH, SFTP or FTP credentials.'],
  ['DASH-061', 'provisioning', credentials, 'Jetpack is setting up malware scanning.'],
  ['DASH-062', 'idle', credentials, noThreats],
  ['DASH-062', 'scanning', credentials, noThreats],
])('%s in the state "%s" with the credentials %j, the Scan card says "%s"', async (_id, state, known, text) => {
  answerReads({ scan: { state, threats: [], credentials: known } });
  await mountCards();
  await waitFor(() => expect(within(card('Scan')).getByText(text)).toBeVisible());
});

test('DASH-064 DASH-065 DASH-021.2 warns about a missing key, with a link to the page of VaultPress', async () => {
  answerReads({ scan: scanOfVaultPress });
  onVaultPress().reply(200, { code: 'not_registered' });
  await mountCards();
  const link = await screen.findByRole('link', { name: 'in VaultPress' });
  expect(card('Scan')).toContainElement(link);
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/wp-admin\/admin\.php\?page=vaultpress$/));
  expect(card('Scan')).toHaveTextContent(
    'VaultPress is having difficulties scanning. Please make sure your registration key is entered in VaultPress.',
  );
});

test('DASH-067 says that VaultPress found no threats', async () => {
  answerReads({ scan: scanOfVaultPress });
  onVaultPress().reply(200, vaultPressAnswer(0));
  await mountCards();
  await waitFor(() => expect(card('Scan')).toHaveTextContent('No threats found.'));
});

test.each([
  [
    'DASH-068 offers to activate VaultPress',
    { 'vaultpress/vaultpress.php': { Name: 'VaultPress', active: false } },
    'button',
    /^Activate VaultPress$/,
  ],
  ['links to the installation of VaultPress', {}, 'link', /^Install VaultPress/],
] as const)('%s on a Premium plan', async (_what, plugins, role, name) => {
  answerReads({ scan: scanOfVaultPress, plugins });
  onVaultPress().reply(404, errorBody('not_active', 'Off.', 404));
  await mountCards(undefined, (state) => {
    state.initial.siteData.plan = { product_slug: 'jetpack_premium' };
  });
  await waitFor(() => expect(within(card('Scan')).getByRole(role, { name })).toBeVisible());
});
