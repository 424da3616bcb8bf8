import { screen } from '@testing-library/react';
import { expectValidContent, timeLimit, type ValidAnswers } from '../testing/malformed-answers';
import { mountDashboard, totals } from './dashboard-under-test';

const settings = { protect: true, monitor: true, stats: true, photon: true, videopress: true, search: true };
const scan = { state: 'idle', reason: '', threats: [{ id: 1, title: 'T' }], credentials: [{ type: 'managed' }] };
const purchase = {
  ID: '1',
  product_slug: 'jetpack_scan',
  product_name: 'Scan',
  active: '1',
  expiry_date: '2031-01-01',
};
const day = {
  unit: 'day',
  data: [
    ['2023-02-13', 3],
    ['2023-02-14', 5],
  ],
};

/** Valid answers of a paid site. */
const validAnswers: ValidAnswers = [
  ['settings', settings, false],
  ['rewind', { state: 'active', reason: '' }, true],
  ['scan', scan, true],
  ['site/features', { active: ['search', 'videopress-1tb-storage', 'support'], available: [] }, true],
  ['site/purchases', [purchase, purchase], true],
  ['site', { plan: { product_slug: 'jetpack_scan' }, options: { videopress_storage_used: 7 } }, true],
  ['module/akismet/data', 7, false],
  ['module/protect/data', '17', false],
  ['module/stats/data', { general: { stats: totals }, day }, false],
  ['plugins', { 'jetpack-boost/jetpack-boost.php': { Name: 'Boost', active: true } }, false],
];

test(
  'shows valid content or a failure on every card for any malformed answer',
  async () => {
    const mount = () => mountDashboard(undefined, settings);
    await expectValidContent(validAnswers, mount, () => {
      // A manager sees at least 13 cards; others, such as Activity, depend on the answers.
      expect(screen.getAllByRole('article').length).toBeGreaterThanOrEqual(13);
      expect(document.body).not.toHaveTextContent('__proto__');
    });
  },
  timeLimit,
);
