import * as v from '@flightdeck/shared/schema';

export const noticeStatuses = ['is-success', 'is-error', 'is-info', 'is-warning'] as const;
export type NoticeStatus = (typeof noticeStatuses)[number];

/** A notice on the bus (SHR-130). Plain data: an action is a link, never a function. */
export const noticeSchema = v.object({
  noticeId: v.string(),
  status: v.picklist(noticeStatuses),
  /** Plain text: HTML has already been removed. */
  text: v.string(),
  /** Milliseconds until the notice disappears; 0 if it stays. */
  duration: v.number(),
  showDismiss: v.boolean(),
  /** Has no effect: every notice stays when the route changes (OQ-187). */
  isPersistent: v.boolean(),
  /** Whether the notice is shown after the next route change instead of at once. */
  displayOnNextPage: v.boolean(),
  /** Whether work is running: a spinner shows beside the text until the next notice with the same ID. */
  isBusy: v.optional(v.boolean()),
  action: v.optional(
    v.object({
      label: v.string(),
      /** Address of the link: a route of ours, or an outside address that `outward` allows. */
      href: v.string(),
    }),
  ),
});
export type Notice = v.InferOutput<typeof noticeSchema>;
