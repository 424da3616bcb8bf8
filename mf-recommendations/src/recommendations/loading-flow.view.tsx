import { __ } from '@flightdeck/shared/i18n';
import { Skeleton } from '@flightdeck/shared/ui/skeleton';
import { VisuallyHidden } from '@flightdeck/shared/ui/visually-hidden';

/** Takes the room of a step. */
export function LoadingFlow() {
  return (
    <div aria-busy="true" data-fd-waiting>
      <VisuallyHidden>{__('Loading recommendations')}</VisuallyHidden>
      <Skeleton height={336} />
    </div>
  );
}
