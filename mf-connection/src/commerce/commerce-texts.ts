import { __ } from '@flightdeck/shared/i18n';

export interface Tool {
  readonly text: string;
  /** Part of every plan. */
  readonly isFree?: boolean;
}

export interface ToolGroup {
  readonly title: string;
  readonly tools: readonly Tool[];
}

const free = (text: string): Tool => ({ text, isFree: true });
const paid = (text: string): Tool => ({ text });

/** What there is for a shop, in three columns; five tools each, the free ones first. */
export const toolGroups = (): readonly ToolGroup[] => [
  {
    title: __('Security tools'),
    tools: [
      free(__('Downtime monitoring')),
      free(__('Brute force protection')),
      paid(__('Backups of store and orders')),
      paid(__('Scans for malware')),
      paid(__('Protection from spam')),
    ],
  },
  {
    title: __('Performance tools'),
    tools: [
      free(__('Content delivery network')),
      free(__('Lazy loading of images')),
      free(__('Search engine tools')),
      paid(__('Instant search')),
      paid(__('Video without ads')),
    ],
  },
  {
    title: __('Growth tools'),
    tools: [
      free(__('Visitor statistics')),
      free(__('Sharing on social networks')),
      free(__('Related posts')),
      paid(__('Payments')),
      paid(__('Earning with ads')),
    ],
  },
];
