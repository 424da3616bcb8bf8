import { __ } from '@flightdeck/shared/i18n';
import { record } from '@flightdeck/shared/reporting';
import { initialState } from '@flightdeck/shared/session';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { useState } from 'react';
import { newRecommendations, nextStep } from '../flow/flow';
import { hrefOf } from '../flow/steps';
import { BackToSummary } from './back-to-summary.view';
import { type ResourceSlug, resourceText } from './resource-texts';
import { StepAside } from './step-aside.view';
import css from './step-body.css';
import { StepBody } from './step-body.view';
import { useStepEntry } from './step-entry.resource';
import { StepLayout } from './step-layout.view';
import type { StepProps } from './step-props';

/**
 * Shows a step that links to another page, or only to the next step. The other page opens in a new tab, and this tab continues with
 * the next step.
 */
export function ResourceStep({ step, flow, progress, takesFocus }: StepProps<ResourceSlug>) {
  const { input } = flow;
  useStepEntry(step);
  const [isNew] = useState(() => newRecommendations(input).includes(step));
  const text = resourceText(step, initialState());
  const nextHref = hrefOf(nextStep(step, input));
  const recordPress = (action: string) => record(`jetpack_recommended_resource_${action}_click`, { feature: step });
  const continueHere = () => {
    recordPress('read');
    location.hash = nextHref;
  };

  return (
    <StepLayout
      aside={<StepAside flow={flow} step={step} />}
      isNew={isNew}
      progress={progress}
      takesFocus={takesFocus}
      title={text.title}
    >
      <StepBody onLearnMore={() => recordPress('learn_more')} text={text} />
      <div className={css.actions}>
        {text.href === null ? (
          <Button href={nextHref} onClick={() => recordPress('read')} variant="primary">
            {text.button}
          </Button>
        ) : (
          <OutLink href={text.href} newTab onClick={continueHere} variant="primary">
            {text.button}
          </OutLink>
        )}
        {text.skip !== null && (
          <Button href={nextHref} onClick={() => recordPress('skip')} variant="link">
            {text.skip === 'next' ? __('Next') : __('Not now')}
          </Button>
        )}
        <BackToSummary flow={flow} onClick={() => recordPress('back_to_summary')} />
      </div>
    </StepLayout>
  );
}
