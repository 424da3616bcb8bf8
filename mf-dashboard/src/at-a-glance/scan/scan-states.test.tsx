import { screen, within } from '@testing-library/react';
import { card, mountDashboard, siteAnswers } from '../dashboard-under-test';

const threat = { id: 1, signature: 'Suspicious.Code', description: 'A file was changed.' };

test.each([
  ['one threat', 1, 'Uh oh, 1 threat found.', 'Fix threat'],
  ['more threats', 1200, 'Uh oh, 1,200 threats found.', 'Fix threats'],
])('DASH-072 shows the number of threats and a link to the scanner with %s', async (_what, count, text, action) => {
  siteAnswers({
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
