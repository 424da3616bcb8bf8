import { __ } from '@flightdeck/shared/i18n';
import { record } from '@flightdeck/shared/reporting';
import { Button } from '@flightdeck/shared/ui';
import { useEffect } from 'react';
import { purchasedSuggestion } from '../flow/applies';
import { nextStep } from '../flow/flow';
import { hrefOf } from '../flow/steps';
import { CheckList } from '../offer/check-list.view';
import { StepPicture } from '../pictures/step-picture.view';
import stepCss from '../step/step-body.css';
import { useStepEntry } from '../step/step-entry.resource';
import { StepLayout } from '../step/step-layout.view';
import type { StepProps } from '../step/step-props';
import { useSuggestions } from './suggestions.resource';

/** Shows the features of a purchase (REC-065). Rendered only after the purchase is known (REC-066). */
export function PurchasedProduct({ step, flow, progress, takesFocus }: StepProps<'product-purchased'>) {
  const { input } = flow;
  useStepEntry(step);
  const product = purchasedSuggestion(useSuggestions(), input.plan, input.purchases);
  const slug = product?.slug;
  useEffect(() => {
    if (slug !== undefined) record('jetpack_recommendations_product_suggestion_purchased', { type: slug });
  }, [slug]);
  return (
    <StepLayout
      aside={<StepPicture step={step} />}
      progress={progress}
      takesFocus={takesFocus}
      title={__('Your site has a new plan')}
    >
      <div className={stepCss.text}>
        <p className={stepCss.paragraph}>{__('Your purchase includes:')}</p>
        <CheckList items={product?.features ?? []} />
      </div>
      <div className={stepCss.actions}>
        <Button href={hrefOf(nextStep(step, input))} variant="primary">
          {__('Configure your site')}
        </Button>
      </div>
    </StepLayout>
  );
}
