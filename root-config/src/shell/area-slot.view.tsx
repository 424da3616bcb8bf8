import type { PartName } from '@flightdeck/shared/contracts/areas';
import type { Failure } from '@flightdeck/shared/contracts/page';
import { __ } from '@flightdeck/shared/i18n';
import { PartSlot, useRetry } from '@flightdeck/shared/parts';
import { lazyView } from '@flightdeck/shared/ui';
import { useState, useSyncExternalStore } from 'react';
import { type Navigation, partsIn, type Slot } from '../navigation/navigation';
import { NoticeSkeleton, PageSkeleton } from '../page/page-markup.view';
import { failedFile } from './failed-file.view';

interface AreaSlotProps {
  readonly area: string;
  readonly slot: Slot;
  readonly navigation: Navigation;
}

/** Draws the parts of one area in one slot, from the current placement. */
export function AreaSlot({ area, slot, navigation }: AreaSlotProps) {
  const placement = useSyncExternalStore(navigation.subscribe, navigation.current);
  const { route, screens } = placement;
  const [failed, setFailed] = useState<ReadonlyMap<PartName, Failure>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const leaveOut = (failure: Failure) => {
    console.error('Flightdeck: the coupon failed.', failure);
    navigation.leaveOutCoupon();
  };
  return partsIn(placement, slot, area).map((name) => {
    const failure = failed.get(name);
    return failure ? (
      <FailedNotices
        failure={failure}
        key={name}
        onRetry={() => {
          setFailed(new Map());
          setAttempt(attempt + 1);
        }}
      />
    ) : (
      <PartSlot
        key={`${name} ${attempt}`}
        name={name}
        label={screens.title ?? __('This screen')}
        route={route}
        skeleton={slot === 'main' ? <PageSkeleton /> : name === 'mf-licensing/notice' ? <NoticeSkeleton /> : null}
        // An offer must not keep the user from connecting, or from the dashboard.
        {...(slot === 'main' && name === 'mf-connection/coupon' && { onFailure: leaveOut })}
        // A mostly empty slot gets one line with a retry instead of a panel.
        {...(slot === 'notices' && { onFailure: (lost: Failure) => setFailed(new Map([...failed, [name, lost]])) })}
      />
    );
  });
}

interface WithoutNoticesProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Retries together with everything else that failed for the same cause. */
function FailedNotices({ failure, onRetry }: WithoutNoticesProps) {
  return <NoticesFailed onRetry={useRetry(failure, onRetry)} />;
}

const NoticesFailed = lazyView(() => import(/* webpackChunkName: "page-notices" */ '../notices/notices-failed.view'), {
  failed: failedFile(),
});
