import { __, sprintf } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { failureText } from '../../../client/failures/failures';
import type { Failure } from '../../../contracts/areas/failure';
import { FailurePanel } from '../../feedback/failure-panel/failure-panel.view';
import { areaFailures } from './area-failures';
import { areaOf } from './as-part-failure';
import type { FailedPartProps } from './failed-part-props';
import { findReplacement } from './find-replacement';
import { olderReleases } from './older-release';

/** Number of failures of an area after which an older release is offered. */
const failuresBeforeOffer = 2;

/** Shows a failed part: what failed, cause, remedy, actions, and details for support. */
export default function FullPanel({ failure: reported, label, onRetry, isWholePage = false }: FailedPartProps) {
  const replacedFailure = useReplacedFailure(reported);
  const olderRelease = useOlderRelease(reported);
  const failure = replacedFailure ?? reported;
  const { area, version, url, code } = failure;
  const { operator, developer, ...text } = failureText(failure, label);
  return (
    <FailurePanel
      {...text}
      {...(isWholePage && { works: null })}
      code={code}
      version={[area, version].filter(Boolean).join(' ') || undefined}
      address={url}
      hints={[
        { who: __('For site administrators:'), text: operator },
        { who: __('For developers:'), text: developer },
      ]}
      // The files of a replaced release are deleted, so requesting them again is useless.
      onRetry={replacedFailure ? undefined : onRetry}
      actions={
        replacedFailure ? (
          <Button icon="retry" onClick={() => location.reload()} variant="primary">
            {__('Reload the page')}
          </Button>
        ) : (
          olderRelease && (
            <Button
              onClick={() => {
                olderRelease.use();
                onRetry();
              }}
            >
              {sprintf(
                /* translators: %s: a version number. */
                __('Use version %s, which worked before'),
                olderRelease.version,
              )}
            </Button>
          )
        )
      }
    />
  );
}

/** Returns a failure that names another live release as the cause; null until one is found. */
function useReplacedFailure(reported: Failure): Failure | null {
  const [found, setFound] = useState<{ readonly reported: Failure; readonly replacement: Failure | null } | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    void findReplacement(reported).then((replacement) => isUnmounted || setFound({ reported, replacement }));
    return () => {
      isUnmounted = true;
    };
  }, [reported]);
  return found?.reported === reported ? found.replacement : null;
}

const countedFailures = new WeakSet<Failure>();

/**
 * Returns an older release to offer; null if there is none, or if the area has not failed often enough. Counts failures, not
 * mounts: after a retry that fails immediately, the panel is still mounted and gets a new failure.
 */
function useOlderRelease(reported: Failure): { readonly version: string; use(): void } | null {
  return useMemo(() => {
    const area = areaOf(reported);
    if (!area) return null;
    const failures = areaFailures();
    if (!countedFailures.has(reported)) failures.set(area, (failures.get(area) ?? 0) + 1);
    countedFailures.add(reported);
    const releases = olderReleases();
    const version = (failures.get(area) ?? 0) >= failuresBeforeOffer && releases?.version(area);
    return releases && version ? { version, use: () => releases.use(area) } : null;
  }, [reported]);
}
