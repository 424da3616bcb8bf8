import { __ } from '@flightdeck/shared/i18n';
import { Skeleton } from '@flightdeck/shared/ui/skeleton';
import { VisuallyHidden } from '@flightdeck/shared/ui/visually-hidden';

/** Shows a placeholder of a step's size. */
export function LoadingFlow() {
  return (
    <div aria-busy="true" data-fd-waiting>
      <VisuallyHidden>{__('Loading recommendations')}</VisuallyHidden>
      <Skeleton height={336} />
    </div>
  );
}
