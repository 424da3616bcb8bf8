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
import { usePublishedBadgeCount } from './badge-count.resource';
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
      {result.step === 'loading' && <LoadingFlow />}
      {result.step === 'failed' && (
        <FailurePanel
          cause={result.failure.message}
          code={result.failure.code}
          onRetry={result.retry}
          remedy={__('Try again. Your answers are saved on your site.')}
          title={__("Couldn't load your recommendations")}
        />
      )}
      {result.step === 'ready' && <RoutedStep flow={result.flow} />}
      <FooterLinks />
    </Stack>
  );
}

/** Shows the step of the route and redirects from the bare path and unknown routes (REC-007 to REC-009). */
function RoutedStep({ flow }: { readonly flow: ReadyFlow }) {
  const { path } = useRoute();
  const requested = stepOfPath(path);
  const step = useShownStep(requested, flow);
  const isFirst = useIsFirst(step);
  const problem = flow.state.saveErrors.answers ?? flow.state.saveErrors.step;
  const progress = useProgress(step, flow.facts);
  usePublishedBadgeCount(flow);
  useEffect(() => {
    if (step === requested) return;
    let isUnmounted = false;
    // The address changes before the root unmounts this screen, so check that the user hasn't left.
    const isHere = () => !isUnmounted && parseRoute(location.hash).path === path;
    // Change the address after the step has painted, because the route change causes work.
    void painted().then(() => isHere() && location.replace(hrefOf(step)));
    return () => {
      isUnmounted = true;
    };
  }, [requested, path, step]);
  return (
    <>
      {problem && (
        <PageNotice
          action={
            <Button icon="retry" onClick={retrySaves}>
              {__('Save again')}
            </Button>
          }
          status="is-error"
        >
          <strong>{__("Couldn't save your last answer.")}</strong> <span>{problem.message}</span>
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
      <StepScreen flow={flow} key={step} progress={progress} step={step} takesFocus={!isFirst} />
    </>
  );
}

/**
 * Returns the step to show; the address follows. The step of the bare path is decided once, when the path opens: a new
 * recommendation stops being new when it shows, and the next new one would replace it.
 */
function useShownStep(requested: ReturnType<typeof stepOfPath>, { facts, state }: ReadyFlow): Step {
  const [start, setStart] = useState<Step | null>(null);
  const next = requested === 'start' ? (start ?? initialStep(state.step, facts)) : null;
  if (next !== start) setStart(next);
  if (requested === 'start') return next ?? 'summary';
  return requested ?? 'summary';
}

/** Returns whether this is the first step shown. */
function useIsFirst(step: Step): boolean {
  const first = useRef(step);
  return first.current === step;
}
