import { readState, writeState } from '@flightdeck/shared/session';
import type { Notice, NoticeStatus } from '../../contracts/bus/notice';

/** A notice to show; missing fields get the defaults of SHR-130 and SHR-131. */
export type NoticeRequest = Partial<Omit<Notice, 'text' | 'status'>> & {
  readonly status: NoticeStatus;
  readonly text: string;
};

/** Duration in ms that callers pass for a success notice (SHR-133). Without it, the notice stays. */
export const successDuration = 2000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();
/** Notices to show after the next route change. */
let waitingNotices: Notice[] = [];
let counter = 0;

/**
 * Shows a notice; with `displayOnNextPage`, after the next route change. It replaces a notice with the same ID.
 * @returns its ID
 */
export function notify(request: NoticeRequest): string {
  counter += 1;
  const notice: Notice = {
    noticeId: `notice-${counter}`,
    duration: 0,
    showDismiss: true,
    isPersistent: false,
    displayOnNextPage: false,
    ...(isAboutRunningWork(request) && { isBusy: true }),
    ...request,
    text: stripHtml(request.text),
  };
  if (notice.displayOnNextPage) waitingNotices = [...waitingNotices.filter(hasOtherId(notice.noticeId)), notice];
  else show(notice);
  return notice.noticeId;
}

/** Removes a notice that the user closed or that is out of date. An unknown ID changes nothing. */
export function dismiss(noticeId: string): void {
  clearTimeout(timers.get(noticeId));
  timers.delete(noticeId);
  const notices = readState('notices');
  if (notices.some((notice) => notice.noticeId === noticeId))
    writeState('notices', notices.filter(hasOtherId(noticeId)));
}

/** Shows the notices that waited for a route change. Removes no other notice (FACT-SHR-5). */
export function showWaiting(): void {
  const notices = waitingNotices;
  waitingNotices = [];
  for (const notice of notices) show(notice);
}

function show(notice: Notice): void {
  clearTimeout(timers.get(notice.noticeId));
  writeState('notices', [...readState('notices').filter(hasOtherId(notice.noticeId)), notice]);
  if (notice.duration > 0)
    timers.set(
      notice.noticeId,
      setTimeout(() => dismiss(notice.noticeId), notice.duration),
    );
}

/** Returns whether a notice is about running work. Our texts about running work end with an ellipsis in every language. */
const isAboutRunningWork = ({ status, text }: NoticeRequest): boolean =>
  status === 'is-info' && text.trim().endsWith('…');

const hasOtherId = (noticeId: string) => (notice: Notice) => notice.noticeId !== noticeId;

/**
 * Removes everything between `<` and `>` (SHR-132); the result is text, never markup. The pattern only sees the text up
 * to its last `>`: every `<` there has an end, so the work grows linearly with the length.
 */
export function stripHtml(text: string): string {
  const end = text.lastIndexOf('>') + 1;
  return text.slice(0, end).replace(/<[^>]*>/g, '') + text.slice(end);
}
