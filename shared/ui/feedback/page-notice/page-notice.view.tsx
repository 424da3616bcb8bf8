import { __ } from '@flightdeck/shared/i18n';
import { Button, Icon, type IconName } from '@flightdeck/shared/ui';
import type { ReactNode } from 'react';
import type { NoticeStatus } from '../../../contracts/bus/notice';
import css from './page-notice.css';

/** Icon of each status, for notices and toasts. */
export const noticeIcons: Readonly<Record<NoticeStatus, IconName>> = {
  'is-success': 'success',
  'is-error': 'danger',
  'is-info': 'info',
  'is-warning': 'warning',
};

export interface PageNoticeProps {
  readonly status: NoticeStatus;
  /** The event and the next step; the first sentence may be bold. */
  readonly children: ReactNode;
  /** One button or link. */
  readonly action?: ReactNode;
  /** Called when the user closes the notice. Without it, the notice has no close button. */
  readonly onDismiss?: (() => void) | undefined;
  /** Replaces the icon of the status. */
  readonly icon?: IconName | undefined;
  readonly testId?: string | undefined;
}

/**
 * Shows a notice in the flow of the page, unlike a toast. Screen readers announce an error at once (`alert`), and any other notice
 * when they are idle (`status`).
 */
export function PageNotice({ status, children, action, onDismiss, icon, testId }: PageNoticeProps) {
  return (
    <div className={`${css.notice} ${css[status]}`} data-testid={testId}>
      <span className={css.icon}>
        <Icon name={icon ?? noticeIcons[status]} size={20} />
      </span>
      <div className={css.text} role={status === 'is-error' ? 'alert' : 'status'}>
        {children}
      </div>
      {(action || onDismiss) && (
        <div className={action ? css.actions : `${css.actions} ${css.alone}`}>
          {action}
          {onDismiss && (
            <Button icon="close" onClick={onDismiss} variant="icon">
              {__('Dismiss')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
