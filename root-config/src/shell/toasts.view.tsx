import type { Notice } from '@flightdeck/shared/contracts/page';
import { dismiss } from '@flightdeck/shared/reporting';
import type { BusHandle } from '@flightdeck/shared/session';
import { OutLink } from '@flightdeck/shared/ui';
import { Toast, ToastRegion } from '@flightdeck/shared/ui/feedback';
import { useEffect } from 'react';
import { LoginAction } from '../notices/login-action.view';
import { useJetpackInactive, useLoggedOut } from '../notices/site-access.resource';

interface ToastsProps {
  readonly bus: BusHandle;
  readonly loginUrl: string;
  /** The newest notice about an action. */
  readonly toast: Notice | undefined;
}

/**
 * Shows the newest notice about an action. Screen readers announce an error at once. Errors of a user who was logged out end with the
 * next login. While Jetpack is inactive, the notice of the page says why each action fails; the errors end with that notice.
 */
export function Toasts({ bus, loginUrl, toast }: ToastsProps) {
  const loggedOut = useLoggedOut();
  const isInactive = useJetpackInactive();
  const isBlocked = loggedOut !== null || isInactive;
  useEffect(() => {
    if (!isBlocked) return;
    return () => {
      for (const { noticeId, status } of bus.notices$.value) if (status === 'is-error') dismiss(noticeId);
    };
  }, [isBlocked, bus]);
  if (!toast || (isInactive && toast.status === 'is-error')) return <ToastRegion />;
  const { noticeId, status, text, showDismiss, isBusy, action } = toast;
  return (
    <ToastRegion urgent={status === 'is-error'}>
      <Toast
        key={noticeId}
        status={status}
        busy={isBusy}
        {...(showDismiss && !isBusy && { onDismiss: () => dismiss(noticeId) })}
      >
        <span>{text}</span> {action && <OutLink href={action.href}>{action.label}</OutLink>}{' '}
        {status === 'is-error' && <LoginAction loggedOut={loggedOut} loginUrl={loginUrl} />}
      </Toast>
    </ToastRegion>
  );
}
