import { failureText } from '@flightdeck/shared/failures';
import { __ } from '@flightdeck/shared/i18n';
import { FailurePanel } from '@flightdeck/shared/ui/failure-panel';
import type { FailedPartProps } from './failed-part-props';

/** A failure with everything that helps: what does not work, cause, remedy, a fresh attempt, details for support. */
export default function FailurePanelOfPart({ failure, label, onRetry, whole = false }: FailedPartProps) {
  const { area, version, url, code } = failure;
  const { operator, developer, ...text } = failureText(failure, label);
  return (
    <FailurePanel
      {...text}
      {...(whole && { works: null })}
      code={code}
      version={[area, version].filter(Boolean).join(' ') || undefined}
      address={url}
      hints={[
        { who: __('For whoever runs this site:'), text: operator },
        { who: __('For developers:'), text: developer },
      ]}
      onRetry={onRetry}
    />
  );
}
