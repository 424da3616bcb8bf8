import { __ } from '@flightdeck/shared/i18n';
import { Button, Icon, Spinner } from '@flightdeck/shared/ui';
import type { ReactNode } from 'react';
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
  return (
    <div className={`${css.toast} ${busy ? '' : css[status]}`} data-testid={testId}>
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

export interface ToastRegionProps {
  /** At most one toast. */
  readonly children?: ReactNode;
  /** The toast is an error, which is announced at once instead of when the screen reader is idle. */
  readonly urgent?: boolean | undefined;
}

/**
 * Shows and announces toasts at the top of the window, at the end of the line; on phones, at the bottom. Mount it once and keep it mounted even
 * when empty: screen readers often skip a live region that appears together with its text.
 */
export function ToastRegion({ children, urgent = false }: ToastRegionProps) {
  return (
    <div className={css.region}>
      <div role="status">{!urgent && children}</div>
      <div role="alert">{urgent && children}</div>
    </div>
  );
}
