import type { FlowFacts } from './flow-facts';
import { bought, factsWith } from './flow-under-test';
import { type CardProduct, productCardOf } from './product-card';
import { type Step, steps } from './steps';

const owns = (slug: string): Partial<FlowFacts> => ({ purchases: [bought(slug)] });
const security = 'jetpack_security_t1_yearly';

test.each<[string, Step, Partial<FlowFacts>, CardProduct | null]>([
  ['REC-067.1 no security plan', 'publicize', {}, 'security'],
  ['REC-067.1 no security plan', 'protect', {}, 'security'],
  ['REC-067.1 a security purchase', 'publicize', owns(security), null],
  ['REC-067.1 a security purchase', 'protect', owns(security), null],
  ['REC-067.1 the security plan', 'protect', { plan: security }, null],
  ['REC-067.1 the complete plan', 'protect', { plan: 'jetpack_complete' }, null],
  [
    'REC-067.1 a security purchase, and one of backups',
    'protect',
    { purchases: [bought(security), bought('jetpack_backup_t1_yearly')] },
    'security',
  ],
  ['REC-067.1 backups alone', 'publicize', owns('jetpack_backup_t1_yearly'), 'security'],
  ['REC-067.2 no backups', 'backup-plan', {}, 'backup'],
  ['REC-067.2 backups', 'backup-plan', owns('jetpack_backup_t0_yearly'), null],
  [
    'REC-067.2 backups that are over',
    'backup-plan',
    { purchases: [{ ...bought('jetpack_backup_t0_yearly'), isActive: false }] },
    'backup',
  ],
  ['REC-067.2 a plan with backups', 'backup-plan', { plan: 'jetpack_premium' }, null],
  ['REC-067.3 no spam product', 'anti-spam', {}, 'akismet'],
  ['REC-067.3 a spam product', 'anti-spam', owns('jetpack_anti_spam'), null],
  ['REC-067.3 a plan with one', 'anti-spam', { plan: 'jetpack_security_daily' }, null],
  ['REC-067.3 its plugin runs', 'anti-spam', { activePlugins: new Set(['akismet/akismet.php']) }, null],
  ['REC-067.4 no storage', 'videopress', {}, 'videopress'],
  ['REC-067.4 storage of 1 TB', 'videopress', { features: ['videopress-1tb-storage'] }, null],
  ['REC-067.4 storage without end', 'videopress', { features: ['videopress-unlimited-storage'] }, null],
  ['REC-067.4 the product without storage', 'videopress', { features: ['videopress'] }, 'videopress'],
])('%s: beside %s', (_what, step, change, product) => {
  expect(productCardOf(step, factsWith(change))).toBe(product);
});

test('REC-067 no other step has a product beside it', () => {
  expect(steps.filter((step) => productCardOf(step, factsWith()) !== null).sort()).toEqual(
    ['anti-spam', 'backup-plan', 'protect', 'publicize', 'videopress'].sort(),
  );
});
