import { __ } from '@flightdeck/shared/i18n';
import { record } from '@flightdeck/shared/reporting';
import { initialState } from '@flightdeck/shared/session';
import { Button, Icon, useLostFocus } from '@flightdeck/shared/ui';
import { useRef, useState } from 'react';
import { activationOf, isFeatureActive, mayEnable } from '../flow/activation';
import { skip } from '../flow/answers';
import { newRecommendations, nextStep } from '../flow/flow';
import { hrefOf, type SelectableStep } from '../flow/steps';
import { changeAnswers } from '../state/answers.resource';
import { enableFrom } from '../state/enable.resource';
import { BackToSummary } from './back-to-summary.view';
import { featureText } from './feature-texts';
import { RouteOrOutLink } from './route-or-out-link.view';
import { settingsLink } from './settings-link';
import { StepAside } from './step-aside.view';
import css from './step-body.css';
import { StepBody } from './step-body.view';
import { useStepEntry } from './step-entry.resource';
import { StepLayout } from './step-layout.view';
import type { StepProps } from './step-props';
import { notAllowedText } from './step-text';

/** Shows a step that enables a feature: Enable and Not now, then Settings and Next (REC-041 to REC-046). */
export function FeatureStep({ step, flow, progress, takesFocus }: StepProps<SelectableStep>) {
  const { input, state } = flow;
  useStepEntry(step);
  const [isNew] = useState(() => newRecommendations(input).includes(step));
  const text = featureText(step);
  const nextHref = hrefOf(nextStep(step, input));
  const isOn = isFeatureActive(step, input);
  const isPlugin = activationOf(step).kind === 'plugin';
  const isAllowed = mayEnable(step, input);
  const error = state.enableErrors[step];
  const recordPress = (action: string) => record(`jetpack_recommended_feature_${action}_click`, { feature: step });
  const decideLater = () => {
    recordPress('decide_later');
    changeAnswers((answers) => skip(answers, step));
  };

  const nextButton = useRef<HTMLElement>(null);
  const actions = useLostFocus<HTMLDivElement>(() => nextButton.current);

  return (
    <StepLayout
      aside={<StepAside flow={flow} step={step} />}
      isNew={isNew}
      progress={progress}
      takesFocus={takesFocus}
      title={text.title}
    >
      <StepBody onLearnMore={() => recordPress('learn_more')} text={text} />
      <div aria-live="polite" className={css.live}>
        {isOn && (
          <p className={css.done}>
            <Icon name="success" size={20} />
            <span>{__('Feature Enabled')}</span>
          </p>
        )}
      </div>
      {error !== undefined && !isOn && (
        <p className={css.error} role="alert">
          <Icon name="danger" size={20} />
          <span>{error}</span>
        </p>
      )}
      {!isOn && !isAllowed && <p className={css.note}>{notAllowedText()}</p>}
      <div className={css.actions} ref={actions}>
        {isOn ? (
          <>
            <RouteOrOutLink
              href={settingsLink(step, initialState())}
              onClick={() => recordPress('configure')}
              variant="secondary"
            >
              {step === 'videopress' ? __('Learn how') : __('Settings')}
            </RouteOrOutLink>
            <Button href={nextHref} ref={nextButton} variant="primary">
              {__('Next')}
            </Button>
          </>
        ) : (
          <>
            {isAllowed && (
              <Button
                busy={state.installing[step] ?? false}
                busyLabel={isPlugin ? __('Installing…') : __('Enabling…')}
                onClick={() => enableFrom('jetpack_recommended_feature_enable_click', step)}
                variant="primary"
              >
                {text.enable}
              </Button>
            )}
            <Button href={nextHref} onClick={decideLater} variant={isAllowed ? 'link' : 'primary'}>
              {__('Not now')}
            </Button>
          </>
        )}
        <BackToSummary flow={flow} onClick={() => recordPress('back_to_summary')} />
      </div>
    </StepLayout>
  );
}
