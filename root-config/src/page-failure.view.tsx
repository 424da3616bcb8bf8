import type { Failure } from '@flightdeck/shared/contracts/failure';
import { __ } from '@flightdeck/shared/i18n';
import { FailedPart } from '@flightdeck/shared/parts';

/** What stands on the page when it cannot start at all: cause, remedy, a way out; never a blank page. */
export function PageFailure({ failure, onRetry }: { readonly failure: Failure; readonly onRetry: () => void }) {
  return <FailedPart failure={failure} label={__('The dashboard')} onRetry={onRetry} whole />;
}
