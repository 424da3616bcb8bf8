import type { PartName } from '@flightdeck/shared/contracts/areas';
import type { Failure } from '@flightdeck/shared/contracts/page';
import { __ } from '@flightdeck/shared/i18n';
import { PartSlot, useRetry } from '@flightdeck/shared/parts';
import { lazyView } from '@flightdeck/shared/ui';
import { type ReactNode, useState } from 'react';
import { failedFile } from '../failures/failed-file.view';
import type { Navigation, Placement, Slot } from '../navigation/navigation';
import { NoticeSkeleton, PageSkeleton } from '../page/page-markup.view';

interface PlacedPartProps {
  readonly name: PartName;
  readonly slot: Slot;
  readonly placement: Placement;
  readonly navigation: Navigation;
}

/** Draws a part in a slot, with the skeleton of the slot, and without a panel where the page works without the part. */
export function PlacedPart({ name, slot, placement, navigation }: PlacedPartProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const { route, screens } = placement;
  const leaveOut = (lost: Failure) => {
    console.error('Flightdeck: the coupon failed.', lost);
    navigation.leaveOutCoupon();
  };
  if (failure) return <FailedNotices failure={failure} onRetry={() => setFailure(null)} />;
  return (
    <PartSlot
      name={name}
      label={screens.title ?? __('This screen')}
      route={route}
      skeleton={skeletonOf(slot, name)}
      // An offer must not keep the user from connecting, or from the dashboard.
      {...(slot === 'main' && name === 'mf-connection/coupon' && { onFailure: leaveOut })}
      // A mostly empty slot gets one line with a retry instead of a panel.
      {...(slot === 'notices' && { onFailure: setFailure })}
    />
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

/** One line in place of the notices of an area. Its button also retries all parts that failed for the same cause. */
function FailedNotices({ failure, onRetry }: FailedNoticesProps) {
  return <NoticesFailed onRetry={useRetry(failure, onRetry)} />;
}

const NoticesFailed = lazyView(() => import(/* webpackChunkName: "page-notices" */ '../notices/notices-failed.view'), {
  failed: failedFile(),
});
