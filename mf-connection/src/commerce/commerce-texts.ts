import { __ } from '@flightdeck/shared/i18n';

export interface Tool {
  readonly text: string;
  /** Included in every plan. */
  readonly isFree?: boolean;
}

export interface ToolGroup {
  readonly title: string;
  readonly tools: readonly Tool[];
}

const free = (text: string): Tool => ({ text, isFree: true });
const paid = (text: string): Tool => ({ text });

/**
 * Returns the tools for a store in three columns: five tools each, free tools first (CONN-025).
 * @param hasLazyImages whether this version of Jetpack still has its module for lazy images
 */
export const toolGroups = (hasLazyImages: boolean): readonly ToolGroup[] => [
  {
    title: __('Security tools'),
    tools: [
      free(__('Downtime monitoring')),
      free(__('Brute force protection')),
      paid(__('Store and order backups')),
      paid(__('Malware scanning')),
      paid(__('Spam protection')),
    ],
  },
  {
    title: __('Performance tools'),
    tools: [
      free(__('Content delivery network')),
      free(hasLazyImages ? __('Lazy loading for images') : __('Sitemaps')),
      free(__('SEO tools')),
      paid(__('Instant search')),
      paid(__('Ad-free video')),
    ],
  },
  {
    title: __('Growth tools'),
    tools: [
      free(__('Visitor stats')),
      free(__('Social media sharing')),
      free(__('Related posts')),
      paid(__('Payments')),
      paid(__('Ad revenue')),
    ],
  },
];
