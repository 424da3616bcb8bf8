import { __ } from '@flightdeck/shared/i18n';
import { Button, Icon, Spinner } from '@flightdeck/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import type { NoticeStatus } from '../../../contracts/bus/notice';
import { noticeIcons } from '../page-notice/page-notice.view';
import css from './toast.css';

export interface ToastProps {
  readonly status: NoticeStatus;
  readonly children: ReactNode;
  /** Shows a spinner instead of the icon while work is running ("Updating settings…"). */
  readonly busy?: boolean | undefined;
  /** Shows a button that closes the toast. */
  readonly onDismiss?: (() => void) | undefined;
  readonly testId?: string | undefined;
}

/**
 * Shows the progress or the result of an action. Has no role, because the live region around it (`ToastRegion`, or
 * `WidgetNotices` in a widget) announces the text. The caller removes the toast.
 */
export function Toast({ status, children, busy = false, onDismiss, testId }: ToastProps) {
  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (toast.current) uncoverFocus(toast.current);
  }, []);
  return (
    <div className={`${css.toast} ${busy ? '' : css[status]}`} data-testid={testId} ref={toast}>
      <span className={css.icon}>{busy ? <Spinner size={16} /> : <Icon name={noticeIcons[status]} size={20} />}</span>
      <div className={css.text}>{children}</div>
      {onDismiss && (
        <Button icon="close" onClick={onDismiss} variant="icon">
          {__('Dismiss')}
        </Button>
      )}
    </div>
  );
}

/** Scrolls a focused field from under a toast. With the scroll padding in the style sheet, the nearest position is below the toast. */
function uncoverFocus(toast: HTMLElement): void {
  const focused = toast.ownerDocument.activeElement;
  if (!focused?.matches(':focus-visible')) return;
  const [box, other] = [toast.getBoundingClientRect(), focused.getBoundingClientRect()];
  const isCovered =
    other.top < box.bottom && other.bottom > box.top && other.left < box.right && other.right > box.left;
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
}

export interface ToastRegionProps {
  /** At most one toast. */
  readonly children?: ReactNode;
  /** The toast is an error, which is announced at once instead of when the screen reader is idle. */
  readonly urgent?: boolean | undefined;
}

/**
 * Shows and announces toasts at the top of the window, at the end of the line. Mount it once and keep it mounted even when empty:
 * screen readers often skip a live region that appears together with its text.
 */
export function ToastRegion({ children, urgent = false }: ToastRegionProps) {
  return (
    <div className={css.region}>
      <div role="status">{!urgent && children}</div>
      <div role="alert">{urgent && children}</div>
    </div>
  );
}
