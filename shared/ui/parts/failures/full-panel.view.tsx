import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { useEffect, useState } from 'react';
import { failureText } from '../../../client/failures/failures';
import type { Failure } from '../../../contracts/areas/failure';
import { FailurePanel } from '../../feedback/failure-panel/failure-panel.view';
import type { FailedPartProps } from './failed-part-props';
import { findReplacement } from './find-replacement';

/** Shows a failed part: what failed, cause, remedy, actions, and details for support. */
export default function FullPanel({ failure: reported, label, onRetry, isWholePage = false }: FailedPartProps) {
  const replacedFailure = useReplacedFailure(reported);
  const failure = replacedFailure ?? reported;
  const { area, version, url, code } = failure;
  // The files of a replaced release are deleted, and only a reload leads to a sign-in page: requesting them again is useless.
  const needsReload = code === 'area-replaced' || code === 'rest-sign-in';
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
      onRetry={needsReload ? undefined : onRetry}
      actions={
        needsReload && (
          <Button icon="retry" onClick={() => location.reload()} variant="primary">
            {__('Reload the page')}
          </Button>
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
