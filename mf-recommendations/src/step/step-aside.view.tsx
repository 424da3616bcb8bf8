import { DiscountCard } from '../discount/discount-card.view';
import { asideOf } from '../flow/aside/aside';
import type { Step } from '../flow/steps';
import { StepPicture } from '../pictures/step-picture.view';
import type { ReadyFlow } from '../state/flow.resource';
import { StepProduct } from './step-product.view';

export interface StepAsideProps {
  readonly step: Step;
  readonly flow: ReadyFlow;
}

/** Shows a product, the discount card or an illustration next to a step. */
export function StepAside({ step, flow }: StepAsideProps) {
  const { input, state, areSuggestionsSettled } = flow;
  const aside = asideOf(step, input, { areSuggestionsSettled, discountStep: state.discountStep });
  switch (aside.kind) {
    case 'product':
      return <StepProduct product={aside.product} step={step} />;
    case 'discount':
      return <DiscountCard flow={flow} step={step} />;
    case 'picture':
      return <StepPicture step={step} />;
    case 'nothing':
      return null;
  }
}
