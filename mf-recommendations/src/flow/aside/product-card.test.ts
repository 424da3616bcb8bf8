import type { FlowInput } from '../flow-input';
import { inputWith, purchase } from '../flow-under-test';
import { type Step, steps } from '../steps';
import { type CardProduct, cardProductOf } from './product-card';

const owns = (slug: string): Partial<FlowInput> => ({ purchases: [purchase(slug)] });
const security = 'jetpack_security_t1_yearly';

test.each<[string, Step, Partial<FlowInput>, CardProduct | null]>([
  ['REC-067.1 offers Security without a security plan', 'publicize', {}, 'security'],
  ['REC-067.1 offers Security without a security plan', 'protect', {}, 'security'],
  ['REC-067.1 offers nothing with a security purchase', 'publicize', owns(security), null],
  ['REC-067.1 offers nothing with a security purchase', 'protect', owns(security), null],
  ['REC-067.1 offers nothing on the security plan', 'protect', { plan: security }, null],
  ['offers nothing on a plan that our tables lack', 'protect', { plan: 'jetpack_new_yearly' }, null],
  [
    'REC-067.1 offers nothing on a security plan for two years',
    'protect',
    { plan: 'jetpack_security_t1_bi_yearly' },
    null,
  ],
  ['REC-067.1 offers nothing on the complete plan', 'protect', { plan: 'jetpack_complete' }, null],
  [
    'REC-067.1 offers Security with a security and a backup purchase',
    'protect',
    { purchases: [purchase(security), purchase('jetpack_backup_t1_yearly')] },
    'security',
  ],
  ['REC-067.1 offers Security with a backup purchase only', 'publicize', owns('jetpack_backup_t1_yearly'), 'security'],
  ['REC-067.2 offers backups without a backup product', 'backup-plan', {}, 'backup'],
  ['REC-067.2 offers nothing with a backup product', 'backup-plan', owns('jetpack_backup_t0_yearly'), null],
  [
    'REC-067.2 offers backups if the backup product is inactive',
    'backup-plan',
    { purchases: [{ ...purchase('jetpack_backup_t0_yearly'), isActive: false }] },
    'backup',
  ],
  ['REC-067.2 offers nothing on a plan with backups', 'backup-plan', { plan: 'jetpack_premium' }, null],
  ['REC-067.3 offers anti-spam without an anti-spam product', 'anti-spam', {}, 'akismet'],
  ['REC-067.3 offers anti-spam while the plugins are unknown', 'anti-spam', { activePlugins: null }, 'akismet'],
  ['REC-067.3 offers nothing with an anti-spam product', 'anti-spam', owns('jetpack_anti_spam'), null],
  ['REC-067.3 offers nothing on a plan with anti-spam', 'anti-spam', { plan: 'jetpack_security_daily' }, null],
  [
    'REC-067.3 offers nothing if Akismet is active',
    'anti-spam',
    { activePlugins: new Set(['akismet/akismet.php']) },
    null,
  ],
  ['REC-067.4 offers VideoPress without video storage', 'videopress', {}, 'videopress'],
  ['REC-067.4 offers nothing with 1 TB of video storage', 'videopress', { features: ['videopress-1tb-storage'] }, null],
  [
    'REC-067.4 offers nothing with unlimited video storage',
    'videopress',
    { features: ['videopress-unlimited-storage'] },
    null,
  ],
  [
    'REC-067.4 offers VideoPress to a site with the feature VideoPress but no storage',
    'videopress',
    { features: ['videopress'] },
    'videopress',
  ],
])('%s, next to %s', (_what, step, change, product) => {
  expect(cardProductOf(step, inputWith(change))).toBe(product);
});

test('REC-067 shows no product next to other steps', () => {
  expect(steps.filter((step) => cardProductOf(step, inputWith()) !== null).sort()).toEqual(
    ['anti-spam', 'backup-plan', 'protect', 'publicize', 'videopress'].sort(),
  );
});
