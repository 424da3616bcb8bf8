import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui';
import { hrefOf } from '../flow/steps';
import type { ReadyFlow } from '../state/flow.resource';
import css from './step-body.css';

export interface BackToSummaryProps {
  readonly flow: ReadyFlow;
  readonly onClick: () => void;
}

/** Links to the summary if the user has viewed it and no onboarding is active (REC-047). */
export function BackToSummary({ flow, onClick }: BackToSummaryProps) {
  const { viewed, onboarding } = flow.input.answers;
  if (!viewed.includes('summary') || onboarding.active) return null;
  return (
    <span className={css.separated}>
      <Button href={hrefOf('summary')} onClick={onClick} variant="link">
        {__('View Recommendations')}
      </Button>
    </span>
  );
}
