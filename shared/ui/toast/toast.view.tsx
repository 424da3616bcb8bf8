import type { NoticeStatus } from '@flightdeck/shared/contracts/notice';
import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui/button';
import { Icon } from '@flightdeck/shared/ui/icon';
import { noticeIcons } from '@flightdeck/shared/ui/page-notice';
import { Spinner } from '@flightdeck/shared/ui/spinner';
import type { ReactNode } from 'react';
import css from './toast.css';

export interface ToastProps {
  readonly status: NoticeStatus;
  readonly children: ReactNode;
  /** Still under way ("Updating settings…"): a spinner instead of the icon. */
  readonly busy?: boolean | undefined;
  /** Shows a button that closes it. */
  readonly onDismiss?: (() => void) | undefined;
  readonly testId?: string | undefined;
}

/** The answer to an action. It has no role: the `ToastRegion` that holds it announces it. Its time is the caller's work. */
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
  /** An error: read at once instead of when there is time. */
  readonly urgent?: boolean | undefined;
}

/**
 * The top end corner of the window. Mount it once and keep it mounted, empty too: a region that arrives together with its text is
 * often not read.
 */
export function ToastRegion({ children, urgent = false }: ToastRegionProps) {
  return (
    <div className={css.region}>
      <div role="status">{!urgent && children}</div>
      <div role="alert">{urgent && children}</div>
    </div>
  );
}
