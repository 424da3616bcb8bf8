import type { Failure } from '@flightdeck/shared/contracts/failure';
import { failureText } from '@flightdeck/shared/failures';
import { __ } from '@flightdeck/shared/i18n';
import { FailurePanel } from '@flightdeck/shared/ui/failure-panel';

/** What stands on the page when it cannot start at all: cause, remedy, a way out; never a blank page. */
export function PageFailure({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) {
  return (
    <FailurePanel {...failureText(failure, __('The dashboard'))} works={null} code={failure.code} onRetry={onRetry} />
  );
}
