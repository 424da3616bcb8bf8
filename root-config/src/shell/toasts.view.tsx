import type { BusHandle } from '@flightdeck/shared/bus';
import { dismiss } from '@flightdeck/shared/notices';
import { useTopic } from '@flightdeck/shared/parts';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { Toast, ToastRegion } from '@flightdeck/shared/ui/toast';

/** Answers to actions: one at a time, the newest; errors are announced at once. */
export function Toasts({ bus }: { readonly bus: BusHandle }) {
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
        {text} {action && <OutLink href={action.href}>{action.label}</OutLink>}
      </Toast>
    </ToastRegion>
  );
}
