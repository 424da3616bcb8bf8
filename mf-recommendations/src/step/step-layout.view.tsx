import { __, sprintf } from '@flightdeck/shared/i18n';
import { StateChip } from '@flightdeck/shared/ui/chip';
import { Hero, HeroTitle } from '@flightdeck/shared/ui/hero';
import { ProgressBar } from '@flightdeck/shared/ui/progress-bar';
import type { ReactNode } from 'react';
import type { Progress } from '../flow/progress';
import css from './step-layout.css';

export interface StepLayoutProps {
  readonly title: string;
  /** A recommendation that nobody has looked at before. */
  readonly isNew?: boolean | undefined;
  readonly progress: Progress | null;
  /** Text and ways on. */
  readonly children: ReactNode;
  /** A card or a drawing, where there is room beside it. */
  readonly aside: ReactNode;
  /** The visit began elsewhere in the flow: reading goes on at the title. */
  readonly takesFocus: boolean;
  /** A list that begins at the top, whatever stands beside it. */
  readonly isList?: boolean | undefined;
}

/** What all steps have in common: how far one is, a question, what can be done, something beside it. */
export function StepLayout({ title, isNew, progress, children, aside, takesFocus, isList }: StepLayoutProps) {
  return (
    <Hero aside={aside} fromTop={isList}>
      {progress && <StepProgress progress={progress} />}
      {isNew && (
        <span>
          <StateChip tone="info">{__('New')}</StateChip>
        </span>
      )}
      <HeroTitle level={2} takesFocus={takesFocus}>
        {title}
      </HeroTitle>
      {children}
    </Hero>
  );
}

/** The bar, in an onboarding with the count of its steps (REC-048). */
function StepProgress({ progress: { value, count } }: { readonly progress: Progress }) {
  const text =
    count &&
    sprintf(
      /* translators: %1$s: number of the step, %2$s: number of steps. */
      __('Step %1$s of %2$s'),
      count.step,
      count.total,
    );
  return (
    <div className={css.progress}>
      <div className={css.bar}>
        <ProgressBar label={__('Progress')} text={text ?? undefined} tone="success" total={100} value={value} />
      </div>
      {text !== null && <span className={css.count}>{text}</span>}
    </div>
  );
}
