import { __ } from '@flightdeck/shared/i18n';
import { Skeleton, VisuallyHidden } from '@flightdeck/shared/ui';

/** Shows a placeholder of a step's size. */
export function LoadingFlow() {
  return (
    <div aria-busy="true" data-fd-waiting>
      <VisuallyHidden>{__('Loading recommendations')}</VisuallyHidden>
      <Skeleton height={336} />
    </div>
  );
}
