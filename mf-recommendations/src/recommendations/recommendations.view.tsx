import { parseRoute } from '@flightdeck/shared/contracts/areas';
import { __ } from '@flightdeck/shared/i18n';
import { useRoute } from '@flightdeck/shared/parts';
import { painted } from '@flightdeck/shared/timing';
import { Button, VisuallyHidden } from '@flightdeck/shared/ui';
import { FailurePanel, PageNotice } from '@flightdeck/shared/ui/feedback';
import { Stack } from '@flightdeck/shared/ui/layout';
import { useEffect, useRef, useState } from 'react';
import { initialStep } from '../flow/flow';
import { hrefOf, type Step, stepOfPath } from '../flow/steps';
import { retrySaves } from '../state/answers.resource';
import { type ReadyFlow, useFlow } from '../state/flow.resource';
import { LoadingFlow } from '../state/loading-flow.view';
import { useProgress } from '../step/progress.store';
import { usePublishBadgeCount } from './badge-count.resource';
import { FooterLinks } from './footer-links.view';
import { StepScreen } from './step-screen.view';

/** Shows the guided recommendations, one step per route (REC-005). */
export function Recommendations() {
  const result = useFlow();
  return (
    <Stack gap="sections">
      <VisuallyHidden>
        <h1>{__('Jetpack Recommendations')}</h1>
      </VisuallyHidden>
      {result.status === 'loading' && <LoadingFlow />}
      {result.status === 'failed' && (
        <FailurePanel
          cause={result.failure.message}
          code={result.failure.code}
          onRetry={result.retry}
          remedy={__('Try again. Your answers are saved on your site.')}
          title={__("Couldn't load your recommendations")}
        />
      )}
      {result.status === 'ready' && <RoutedStep flow={result.flow} />}
      <FooterLinks />
    </Stack>
  );
}

/** Shows the step of the route and redirects from the bare path and unknown routes (REC-007 to REC-009). */
function RoutedStep({ flow }: { readonly flow: ReadyFlow }) {
  const { path } = useRoute();
  const requestedStep = stepOfPath(path);
  const step = useShownStep(requestedStep, flow);
  const isFirstShown = useIsFirstShown(step);
  const saveError = flow.state.saveErrors.answers ?? flow.state.saveErrors.step;
  const progress = useProgress(step, flow.input);
  usePublishBadgeCount(flow);
  useEffect(() => {
    if (step === requestedStep) return;
    let isUnmounted = false;
    // The address changes before the root unmounts this screen, so check that the user hasn't left.
    const isHere = () => !isUnmounted && parseRoute(location.hash).path === path;
    // Change the address after the step has painted, because a route change would delay the paint.
    void painted().then(() => isHere() && location.replace(hrefOf(step)));
    return () => {
      isUnmounted = true;
    };
  }, [requestedStep, path, step]);
  return (
    <>
      {saveError && (
        <PageNotice
          action={
            <Button icon="retry" onClick={retrySaves}>
              {__('Save again')}
            </Button>
          }
          status="is-error"
        >
          <strong>{__("Couldn't save your last answer.")}</strong> <span>{saveError.message}</span>
        </PageNotice>
      )}
      {flow.failedReads && (
        <PageNotice
          action={
            <Button icon="retry" onClick={flow.failedReads.retry}>
              {__('Retry')}
            </Button>
          }
          status="is-warning"
        >
          <strong>{__("Couldn't load some information about your site.")}</strong>{' '}
          <span>{__('Your recommendations may be incomplete.')}</span> <span>{flow.failedReads.message}</span>
        </PageNotice>
      )}
      <StepScreen flow={flow} key={step} progress={progress} step={step} takesFocus={!isFirstShown} />
    </>
  );
}

/**
 * Returns the step to show, which can differ from the step of the address. The step of the bare path is chosen once, when the path
 * opens: a new recommendation stops being new when it shows, and the next new one would replace it.
 */
function useShownStep(requestedStep: ReturnType<typeof stepOfPath>, { input, state }: ReadyFlow): Step {
  const [startStep, setStartStep] = useState<Step | null>(null);
  const nextStartStep = requestedStep === 'start' ? (startStep ?? initialStep(state.step, input)) : null;
  if (nextStartStep !== startStep) setStartStep(nextStartStep);
  if (requestedStep === 'start') return nextStartStep ?? 'summary';
  return requestedStep ?? 'summary';
}

/** Returns whether a step is the one that the screen showed first. */
function useIsFirstShown(step: Step): boolean {
  const firstStep = useRef(step);
  return firstStep.current === step;
}
