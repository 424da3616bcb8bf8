import { failureText } from '@flightdeck/shared/failures';
import { FailurePanel } from '@flightdeck/shared/ui/failure-panel';
import type { FailedPartProps } from './failed-part-props';

/** A failure with everything that helps: what does not work, cause, remedy, a fresh attempt, details for support. */
export default function FailurePanelOfPart({ failure, label, onRetry, whole = false }: FailedPartProps) {
  const { area, version, url, code } = failure;
  return (
    <FailurePanel
      {...failureText(failure, label)}
      {...(whole && { works: null })}
      code={code}
      version={[area, version].filter(Boolean).join(' ') || undefined}
      address={url}
      onRetry={onRetry}
    />
  );
}
