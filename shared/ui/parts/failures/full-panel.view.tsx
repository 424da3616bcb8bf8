import { __, sprintf } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { failureText } from '../../../client/failures/failures';
import type { Failure } from '../../../contracts/areas/failure';
import { stackOf } from '../../../contracts/page/stack-frames';
import { FailurePanel } from '../../feedback/failure-panel/failure-panel.view';
import { areaFailureCodes, areaFailures } from './area-failures';
import { areaOf } from './as-part-failure';
import type { FailedPartProps } from './failed-part-props';
import { olderReleases } from './older-release';
import { findReplacement } from './find-replacement';

/** Number of failures of an area after which an older release is offered. */
const failuresBeforeOffer = 2;

/** Shows a failed part: what failed, cause, remedy, actions, and details for support. */
export default function FullPanel({ failure: reported, label, onRetry, whole = false }: FailedPartProps) {
  const replaced = useReplacement(reported);
  const older = useOlderRelease(reported);
  const failure = replaced ?? reported;
  const { area, version, url, code } = failure;
  const { operator, developer, ...text } = failureText(failure, label);
  return (
    <FailurePanel
      {...text}
      {...(whole && { works: null })}
      code={code}
      version={[area, version].filter(Boolean).join(' ') || undefined}
      address={url}
      facts={stackOf(failure)}
      hints={[
        { who: __('For site administrators:'), text: operator },
        { who: __('For developers:'), text: developer },
      ]}
      // The files are gone, so requesting them again is useless.
      onRetry={replaced ? undefined : onRetry}
      actions={
        replaced ? (
          <Button icon="retry" onClick={() => location.reload()} variant="primary">
            {__('Reload the page')}
          </Button>
        ) : (
          older && (
            <Button
              onClick={() => {
                older.use();
                onRetry();
              }}
            >
              {sprintf(
                /* translators: %s: a version number. */
                __('Use version %s, which worked before'),
                older.version,
              )}
            </Button>
          )
        )
      }
    />
  );
}

/** Returns a failure that names a newer release as the cause; null until that is known. */
function useReplacement(reported: Failure): Failure | null {
  const [found, setFound] = useState<{ readonly reported: Failure; readonly replaced: Failure | null } | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    void findReplacement(reported).then((replaced) => isUnmounted || setFound({ reported, replaced }));
    return () => {
      isUnmounted = true;
    };
  }, [reported]);
  return found?.reported === reported ? found.replaced : null;
}

const counted = new WeakSet<Failure>();

/**
 * Returns the release to go back to, if the area has failed often enough. If a retry fails at once, this panel stays
 * mounted and gets another failure.
 */
function useOlderRelease(reported: Failure): { readonly version: string; use(): void } | null {
  return useMemo(() => {
    const area = areaOf(reported);
    if (!area) return null;
    const failures = areaFailures();
    if (!counted.has(reported)) {
      failures.set(area, (failures.get(area) ?? 0) + 1);
      areaFailureCodes().set(area, (areaFailureCodes().get(area) ?? new Set()).add(reported.code));
    }
    counted.add(reported);
    const releases = olderReleases();
    const version = (failures.get(area) ?? 0) >= failuresBeforeOffer && releases?.version(area);
    return releases && version ? { version, use: () => releases.use(area) } : null;
  }, [reported]);
}
