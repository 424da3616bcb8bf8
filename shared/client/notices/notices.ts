import { readState, writeState } from '@flightdeck/shared/bus';
import type { Notice, NoticeStatus } from '../../contracts/notice';

/** A notice as its sender describes it; the rest are the defaults of SHR-130 and SHR-131. */
export type NoticeRequest = Partial<Omit<Notice, 'text' | 'status'>> & {
  readonly status: NoticeStatus;
  readonly text: string;
};

/** Success notices stay this long (SHR-133). */
export const successDuration = 2000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();
let waiting: Notice[] = [];
let counter = 0;

/**
 * Shows a notice. The same id again replaces the one before, so that the same notice twice is one notice.
 * @returns its id
 */
export function notify(request: NoticeRequest): string {
  counter += 1;
  const notice: Notice = {
    noticeId: `notice-${counter}`,
    duration: 0,
    showDismiss: true,
    isPersistent: false,
    displayOnNextPage: false,
    ...(goesOn(request) && { isBusy: true }),
    ...request,
    text: stripHtml(request.text),
  };
  if (notice.displayOnNextPage) waiting = [...waiting.filter(differs(notice.noticeId)), notice];
  else show(notice);
  return notice.noticeId;
}

/** Takes a notice away, by the user or because it is out of date. An id that is not there changes nothing. */
export function dismiss(noticeId: string): void {
  clearTimeout(timers.get(noticeId));
  timers.delete(noticeId);
  const notices = readState('notices');
  if (notices.some((notice) => notice.noticeId === noticeId)) writeState('notices', notices.filter(differs(noticeId)));
}

/** The route changed: what waited for the next page shows now. Nothing else goes away by it (FACT-SHR-5). */
export function showWaiting(): void {
  const due = waiting;
  waiting = [];
  for (const notice of due) show(notice);
}

function show(notice: Notice): void {
  clearTimeout(timers.get(notice.noticeId));
  writeState('notices', [...readState('notices').filter(differs(notice.noticeId)), notice]);
  if (notice.duration > 0)
    timers.set(
      notice.noticeId,
      setTimeout(() => dismiss(notice.noticeId), notice.duration),
    );
}

/** Texts that say what is going on end so ("Updating settings…"), in every language we know of. */
const goesOn = ({ status, text }: NoticeRequest): boolean => status === 'is-info' && text.trim().endsWith('…');

const differs = (noticeId: string) => (notice: Notice) => notice.noticeId !== noticeId;

/**
 * Anything between `<` and `>` goes (SHR-132); what is left is text and never markup. The pattern sees the text up to its last
 * `>` only: there each `<` has an end, so that no search for one is in vain and the work grows with the length alone.
 */
export function stripHtml(text: string): string {
  const end = text.lastIndexOf('>') + 1;
  return text.slice(0, end).replace(/<[^>]*>/g, '') + text.slice(end);
}
