import { record } from '@flightdeck/shared/reporting';
import { useEffect, useRef } from 'react';
import { markViewed } from '../flow/answers';
import type { Step } from '../flow/steps';
import { changeAnswers, enterStep } from '../state/answers.resource';
import { useFlowState } from '../state/flow.store';

/** Makes a shown step the current one, then marks it as viewed (REC-039, REC-040; OQ-108). */
export function useStepEntry(step: Step): void {
  const isCurrent = useFlowState().step === step;
  const isRecorded = useRef(false);
  useEffect(() => {
    if (!isCurrent) return enterStep(step);
    if (isRecorded.current) return;
    isRecorded.current = true;
    record('jetpack_recommendations_recommendation_viewed', { feature: step });
    changeAnswers((answers) => markViewed(answers, step));
  }, [isCurrent, step]);
}
