import { __, sprintf } from '@flightdeck/shared/i18n';
import { withRetries } from '@flightdeck/shared/timing/file-loads';
import { Button } from '@flightdeck/shared/ui/button';
import { Card } from '@flightdeck/shared/ui/card';
import { type ComponentType, useEffect, useState } from 'react';
import { lostFileText } from './as-part-failure';
import type { FailedPartProps } from './failed-part-props';
import { causeOf, useRetry } from './same-cause';

/**
 * A part that failed. What it is and a Retry show at once and need no file that is not there yet; cause, remedy and details
 * are a file of their own, so that no visit pays for them that goes well. Never a blank place.
 */
export function FailedPart(props: FailedPartProps) {
  const [Panel, setPanel] = useState<ComponentType<FailedPartProps> | null>(null);
  const onRetry = useRetry(props.failure, props.onRetry);
  useEffect(() => {
    let left = false;
    withRetries(() => import(/* webpackChunkName: "failure" */ './failure-panel.view')).then(
      (module) => left || setPanel(() => module.default),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  const View = Panel ?? BriefPanel;
  return <View {...props} onRetry={onRetry} />;
}

function BriefPanel({ failure, label, onRetry }: FailedPartProps) {
  return (
    <Card
      actions={
        <Button icon="retry" onClick={onRetry} variant="primary">
          {__('Retry')}
        </Button>
      }
      edge="danger"
      level={2}
      title={sprintf(failure.code === 'area-mount' ? __('%s stopped working') : __('%s is not available'), label)}
    >
      {causeOf(failure) === 'file' && <span role="alert">{lostFileText()}</span>}
    </Card>
  );
}
