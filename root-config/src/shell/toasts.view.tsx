import { useTopic } from '@flightdeck/shared/parts';
import { dismiss } from '@flightdeck/shared/reporting';
import type { BusHandle } from '@flightdeck/shared/session';
import { OutLink } from '@flightdeck/shared/ui';
import { Toast, ToastRegion } from '@flightdeck/shared/ui/feedback';
import { useLoggedOut } from '../notices/logged-out.resource';
import { LoginLink } from '../notices/login-link.view';

interface ToastsProps {
  readonly bus: BusHandle;
  readonly adminUrl: string;
}

/** Shows the newest notice about an action. Screen readers announce an error at once. */
export function Toasts({ bus, adminUrl }: ToastsProps) {
  const isLoggedOut = useLoggedOut();
  const notice = useTopic(bus.notices$).at(-1);
  if (!notice) return <ToastRegion />;
  const { noticeId, status, text, showDismiss, isBusy, action } = notice;
  return (
    <ToastRegion urgent={status === 'is-error'}>
      <Toast
        key={noticeId}
        status={status}
        busy={isBusy}
        {...(showDismiss && !isBusy && { onDismiss: () => dismiss(noticeId) })}
      >
        <span>{text}</span> {action && <OutLink href={action.href}>{action.label}</OutLink>}{' '}
        {isLoggedOut && status === 'is-error' && <LoginLink adminUrl={adminUrl} />}
      </Toast>
    </ToastRegion>
  );
}
