import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui/button';
import { type ComponentType, useEffect, useState } from 'react';
import type { FailedPartProps } from './failed-part-props';

/**
 * A part that failed. The panel with cause and remedy arrives when it is needed, so that no visit pays for it that goes
 * well; when it does not arrive either, the plain form stands in for it. Never a blank place.
 */
export function FailedPart(props: FailedPartProps) {
  const [panel, setPanel] = useState<{ readonly View: ComponentType<FailedPartProps> } | null>(null);
  useEffect(() => {
    let left = false;
    import(/* webpackChunkName: "failure" */ './failure-panel.view').then(
      (module) => left || setPanel({ View: module.default }),
      () => left || setPanel({ View: PlainFailure }),
    );
    return () => {
      left = true;
    };
  }, []);
  return panel && <panel.View {...props} />;
}

function PlainFailure({ failure, label, onRetry }: FailedPartProps) {
  return (
    <section>
      <p role="alert">
        {label}: {failure.message} ({failure.code})
      </p>
      <Button onClick={onRetry}>{__('Retry')}</Button>
    </section>
  );
}
