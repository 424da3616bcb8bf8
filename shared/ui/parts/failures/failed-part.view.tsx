import { __, sprintf } from '@flightdeck/shared/i18n';
import { Button, Card, lazyView } from '@flightdeck/shared/ui';
// Import by path: in a provided entry, it would add bytes to every widget.
import { lostFileText } from './as-part-failure';
import type { FailedPartProps } from './failed-part-props';
import { causeOf, useRetry } from './same-cause';

/**
 * Replaces a part that failed. Its name and a Retry button show at once without another file; cause, remedy and details
 * are in a separate file, so that visits without a failure do not load it. The slot is never empty.
 */
export function FailedPart(props: FailedPartProps) {
  return <Panel {...props} onRetry={useRetry(props.failure, props.onRetry)} />;
}

const Panel = lazyView<FailedPartProps>(() => import(/* webpackChunkName: "failure" */ './full-panel.view'), {
  placeholder: (props) => <BriefPanel {...props} />,
  failed: (_lost, props) => <BriefPanel {...props} />,
});

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
      title={sprintf(
        failure.code === 'area-mount'
          ? /* translators: %s: the name of a screen or a part of it. */
            __('%s stopped working')
          : /* translators: %s: the name of a screen or a part of it. */
            __('%s is not available'),
        label,
      )}
    >
      {causeOf(failure) === 'file' && <span role="alert">{lostFileText()}</span>}
    </Card>
  );
}
