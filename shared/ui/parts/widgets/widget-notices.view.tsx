import { useBus } from '@flightdeck/shared/parts';
import { dismiss } from '@flightdeck/shared/reporting';
import { useValue } from '@flightdeck/shared/store';
import { OutLink } from '@flightdeck/shared/ui';
import { useSyncExternalStore } from 'react';
import { Toast } from '../../feedback/toast/toast.view';
import css from './widget-notices.css';
import { showsNotices, widgetPage } from './widget-page';

const subscribe = (onChange: () => void) => {
  const { listeners } = widgetPage();
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
};

/**
 * Shows the newest notice in the most recently used widget, because a page without our root has no toasts. The live regions
 * stay mounted: screen readers don't read text that appears together with its region.
 */
export function WidgetNotices({ widget }: { readonly widget: Element }) {
  const newestNotice = useValue(useBus().notices$).at(-1);
  const isShown = useSyncExternalStore(subscribe, () => showsNotices(widget));
  const notice = isShown ? newestNotice : undefined;
  const isUrgent = notice?.status === 'is-error';
  const toast = notice && (
    <Toast
      key={notice.noticeId}
      status={notice.status}
      busy={notice.isBusy}
      {...(notice.showDismiss && !notice.isBusy && { onDismiss: () => dismiss(notice.noticeId) })}
    >
      <span>{notice.text}</span> {notice.action && <OutLink href={notice.action.href}>{notice.action.label}</OutLink>}
    </Toast>
  );
  return (
    <div className={notice ? css.notices : ''}>
      <div role="status">{!isUrgent && toast}</div>
      <div role="alert">{isUrgent && toast}</div>
    </div>
  );
}
