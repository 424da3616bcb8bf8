import type { PartName } from '@flightdeck/shared/contracts/areas';
import type { Failure } from '@flightdeck/shared/contracts/page';
import { __ } from '@flightdeck/shared/i18n';
import { useRetryOnline } from '@flightdeck/shared/parts';
import { PartSlot } from '@flightdeck/shared/parts/part';
import { type ReactNode, useMemo, useState } from 'react';
import { rootView } from '../failures/root-view.view';
import type { Navigation, Slot } from '../navigation/navigation';
import { useJetpackInactive } from '../notices/site-access.resource';
import { NoticeSkeleton, PageSkeleton } from '../page/page-markup.view';
import { routeOfPart } from './route-of-part';

interface PlacedPartProps {
  readonly name: PartName;
  readonly slot: Slot;
  readonly navigation: Navigation;
}

/**
 * Draws a part in a slot, with a skeleton while it loads. A coupon or a notice that fails gets no failure panel, because
 * the page works without these parts.
 */
export function PlacedPart({ name, slot, navigation }: PlacedPartProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const route$ = useMemo(() => routeOfPart(navigation, slot, name), [navigation, slot, name]);
  const { screens } = navigation.placement$.value;
  // Without Jetpack, the part shows facts that are no longer true. It stays mounted, because it can have unsaved changes.
  const isInactive = useJetpackInactive();
  const skipCoupon = (cause: Failure) => {
    console.error('Flightdeck: the coupon failed.', cause);
    navigation.skipCoupon();
  };
  if (failure) return <FailedNotices failure={failure} onRetry={() => setFailure(null)} />;
  return (
    <div hidden={isInactive}>
      <PartSlot
        name={name}
        label={screens.title ?? __('This screen')}
        route$={route$}
        skeleton={skeletonOf(slot, name)}
        // A failed offer must not keep the user from connecting, or from the dashboard.
        {...(slot === 'main' && name === 'mf-connection/coupon' && { onFailure: skipCoupon })}
        // This slot is mostly empty, so a failure gets one line with a Retry button.
        {...(slot === 'notices' && { onFailure: setFailure })}
      />
    </div>
  );
}

function skeletonOf(slot: Slot, name: PartName): ReactNode {
  if (slot === 'main') return <PageSkeleton />;
  return name === 'mf-licensing/notice' ? <NoticeSkeleton /> : null;
}

interface FailedNoticesProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** One line in place of the notices of an area. */
function FailedNotices({ failure, onRetry }: FailedNoticesProps) {
  useRetryOnline(failure, onRetry);
  return <FailedNoticesLine onRetry={onRetry} />;
}

const FailedNoticesLine = rootView(
  () => import(/* webpackChunkName: "page-notices" */ '../notices/notices-failed.view'),
);
