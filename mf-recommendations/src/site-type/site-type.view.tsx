import { __, sprintf } from '@flightdeck/shared/i18n';
import { record } from '@flightdeck/shared/reporting';
import { initialState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui';
import { Choice } from '@flightdeck/shared/ui/form';
import { Popover } from '@flightdeck/shared/ui/overlay';
import { useRef } from 'react';
import { type Answers, type SiteType, siteTypes } from '../flow/answers';
import { nextStep } from '../flow/flow';
import { hrefOf } from '../flow/steps';
import { SmallPrint } from '../offer/small-print.view';
import { changeAnswersLocally, saveAnswers } from '../state/answers.resource';
import { StepAside } from '../step/step-aside.view';
import stepCss from '../step/step-body.css';
import { useStepEntry } from '../step/step-entry.resource';
import { StepLayout } from '../step/step-layout.view';
import type { StepProps } from '../step/step-props';
import css from './site-type.css';
import { siteTypeText } from './site-type-texts';

/** Asks for the type of site (REC-013 to REC-020). Continue saves the answers. */
export function SiteTypeStep({ step, flow, progress, takesFocus }: StepProps<'site-type-question'>) {
  const { input } = flow;
  useStepEntry(step);
  const { siteType } = input.answers;
  const setType = (type: SiteType, isOn: boolean) =>
    changeAnswersLocally((answers) => ({ ...answers, siteType: { ...answers.siteType, [type]: isOn } }));
  const savedAnswers = useRef<Answers | null>(null);
  const saveOnce = () => {
    // A second click can arrive before the next screen shows.
    if (savedAnswers.current === input.answers) return;
    savedAnswers.current = input.answers;
    record('jetpack_recommendations_site_type_answered', {
      personal: siteType.personal,
      builder: siteType.agency,
      store: siteType.store,
    });
    saveAnswers();
  };
  return (
    <StepLayout
      aside={<StepAside flow={flow} step={step} />}
      progress={progress}
      takesFocus={takesFocus}
      title={sprintf(/* translators: %s: title of the site. */ __('Tell us more about %s?'), initialState().siteTitle)}
    >
      <fieldset className={css.choices}>
        <legend className={css.legend}>
          {__('Your answers help us recommend the right features. Check all that apply:')}
        </legend>
        {siteTypes.map((type) => (
          <SiteTypeChoice checked={siteType[type]} key={type} onChange={(isOn) => setType(type, isOn)} type={type} />
        ))}
      </fieldset>
      <div className={stepCss.actions}>
        <Button href={hrefOf(nextStep(step, input))} onClick={saveOnce} variant="primary">
          {__('Continue')}
        </Button>
      </div>
      <SmallPrint>
        {__("We'll suggest a few features for your site. You can explore the rest of Jetpack at any time.")}
      </SmallPrint>
    </StepLayout>
  );
}

interface SiteTypeChoiceProps {
  readonly type: SiteType;
  readonly checked: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function SiteTypeChoice({ type, checked, onChange }: SiteTypeChoiceProps) {
  const { label, about, explanation } = siteTypeText(type);
  return (
    <div className={css.choice}>
      <Choice checked={checked} label={label} onChange={onChange} type="checkbox" />
      <Popover
        label={about}
        trigger={(props) => (
          <Button
            {...props}
            icon="info"
            onClick={() => record('jetpack_recommendations_site_type_popover_click', { type: `site_type-${type}` })}
            variant="icon"
          >
            {about}
          </Button>
        )}
      >
        <p className={css.explanation}>{explanation}</p>
      </Popover>
    </div>
  );
}
