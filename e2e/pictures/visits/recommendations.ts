import { pagePicture, type Visit } from '../visit';

const visit = (name: string, route: string, overrides: Partial<Visit> = {}): Visit => ({
  name: `recommendations: ${name}`,
  route,
  hasLongTexts: true,
  pictures: [pagePicture('Recommendations', name)],
  ...overrides,
});
const step = (name: string, overrides: Partial<Visit> = {}) => visit(name, `/recommendations/${name}`, overrides);

/** Screens of the recommendations and of products, and the status screen. */
export const recommendationsVisits: readonly Visit[] = [
  step('site-type'),
  step('product-suggestions'),
  step('woocommerce'),
  step('creative-mail', {
    chaos: [{ method: 'POST', path: 'plugins', kind: '500' }],
    act: async (page) => {
      await page.getByRole('button', { name: 'Install Creative Mail' }).click();
      await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    },
  }),
  step('related-posts', {
    act: async (page) => {
      await page.getByRole('button', { name: 'Enable related posts' }).click();
      await page.getByText('Feature Enabled').waitFor();
    },
  }),
  step('summary'),
  step('welcome-backup', { scenario: 'backup-t1' }),
  visit('product backup', '/product/backup'),
  visit('product search', '/product/search'),
  visit('product scan', '/product/scan'),
  { name: 'status: free', route: '/status', pictures: [pagePicture('Status', 'free')] },
];
