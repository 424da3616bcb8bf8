import { type PlanClass, planClass } from './plan-classes';

/** Icons by class. A WordPress.com plan in one of the last four classes has the icon in `hostedIcons`. */
const icons = {
  'is-security-t1-plan': 'jetpack-security',
  'is-security-t2-plan': 'jetpack-security',
  'is-daily-security-plan': 'jetpack-security',
  'is-realtime-security-plan': 'jetpack-security',
  'is-complete-plan': 'jetpack-complete',
  'is-backup-t0-plan': 'product-jetpack-backup',
  'is-backup-t1-plan': 'product-jetpack-backup',
  'is-backup-t2-plan': 'product-jetpack-backup',
  'is-daily-backup-plan': 'product-jetpack-backup',
  'is-realtime-backup-plan': 'product-jetpack-backup',
  'is-search-plan': 'product-jetpack-search',
  'is-free-search-plan': 'product-jetpack-search',
  'is-scan-plan': 'product-jetpack-scan',
  'is-anti-spam-plan': 'product-jetpack-anti-spam',
  'is-videopress-plan': 'product-jetpack-videopress',
  'is-jetpack-social-basic-plan': 'product-jetpack-social',
  'is-jetpack-social-advanced-plan': 'product-jetpack-social',
  'is-jetpack-boost-plan': 'product-jetpack-boost',
  'is-jetpack-growth-plan': 'jetpack-premium',
  'is-jetpack-creator-plan': 'jetpack-personal',
  'is-jetpack-starter-plan': 'jetpack-security',
  'is-jetpack-stats-plan': 'product-jetpack-stats',
  'is-jetpack-ai-plan': 'product-jetpack-ai',
  'is-jetpack-social-v1-plan': 'product-jetpack-social',
  'is-jetpack-golden-token-plan': 'jetpack-complete',
  'is-free-plan': 'jetpack-free',
  'is-personal-plan': 'jetpack-personal',
  'is-premium-plan': 'jetpack-premium',
  'is-business-plan': 'jetpack-professional',
} as const satisfies Record<PlanClass, string>;

/** Icons of WordPress.com plans, which have the same classes as plans of Jetpack. Slugs of Jetpack plans begin with `jetpack_`. */
const hostedIcons = {
  'is-free-plan': 'wpcom-free',
  'is-personal-plan': 'wpcom-personal',
  'is-premium-plan': 'wpcom-premium',
  'is-business-plan': 'wpcom-business',
} as const;

/** Name of a plan's icon, 32x32 px (FACT-SHR-2). */
export type PlanIcon =
  | (typeof icons)[keyof typeof icons]
  | (typeof hostedIcons)[keyof typeof hostedIcons]
  | 'wpcom-ecommerce';

const hostedIconByClass: ReadonlyMap<string, PlanIcon> = new Map(Object.entries(hostedIcons));

/** Returns the icon of a plan or product; an empty string for an unknown slug. */
export function planIcon(slug: unknown): PlanIcon | '' {
  const name = planClass(slug);
  if (name === '' || typeof slug !== 'string') return '';
  if (slug === 'vip' || slug.startsWith('ecommerce-bundle')) return 'wpcom-ecommerce';
  return (slug.startsWith('jetpack_') ? undefined : hostedIconByClass.get(name)) ?? icons[name];
}
