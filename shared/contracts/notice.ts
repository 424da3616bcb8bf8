import * as v from '@flightdeck/shared/schema';

export const noticeStatuses = ['is-success', 'is-error', 'is-info', 'is-warning'] as const;
export type NoticeStatus = (typeof noticeStatuses)[number];

/**
 * A notice as it travels on the bus (SHR-130). Plain data: an action is named by an event of the
 * bus or an address, never by a function.
 */
export const noticeSchema = v.object({
  noticeId: v.string(),
  status: v.picklist(noticeStatuses),
  /** HTML is stripped before it gets here. */
  text: v.string(),
  /** Milliseconds until it disappears; 0 means that it stays. */
  duration: v.number(),
  showDismiss: v.boolean(),
  /** Stays when the route changes. */
  isPersistent: v.boolean(),
  /** Shows after the next change of route instead of now. */
  displayOnNextPage: v.boolean(),
  /** Something is under way and this says so: a spinner shows beside it until the next notice of the same id. */
  isBusy: v.optional(v.boolean()),
  action: v.optional(
    v.object({
      label: v.string(),
      /** Address to follow, our own route or one that `outward` lets through. */
      href: v.string(),
    }),
  ),
});
export type Notice = v.InferOutput<typeof noticeSchema>;
