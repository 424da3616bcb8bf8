import { __, sprintf } from '@flightdeck/shared/i18n';
import { StateChip } from '@flightdeck/shared/ui';
import { ProgressBar } from '@flightdeck/shared/ui/feedback';
import { Hero, HeroTitle } from '@flightdeck/shared/ui/layout';
import type { ReactNode } from 'react';
import type { Progress } from '../flow/progress';
import css from './step-layout.css';

export interface StepLayoutProps {
  readonly title: string;
  /** The recommendation was new when the step opened. */
  readonly isNew?: boolean | undefined;
  readonly progress: Progress | null;
  /** Text and actions. */
  readonly children: ReactNode;
  /** Card or illustration; beside the content on wide screens. */
  readonly aside: ReactNode;
  /** Moves the focus to the title. */
  readonly takesFocus: boolean;
  /** The content is a list, so it aligns with the top of the aside. */
  readonly isList?: boolean | undefined;
}

/** Shows progress, title, content and aside of a step. */
export function StepLayout({ title, isNew, progress, children, aside, takesFocus, isList }: StepLayoutProps) {
  return (
    <Hero aside={aside} alignTop={isList}>
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

/** Shows the progress bar, with the step count in an onboarding (REC-048). */
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
