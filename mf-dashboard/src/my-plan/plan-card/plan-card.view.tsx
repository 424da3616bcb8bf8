import { __ } from '@flightdeck/shared/i18n';
import { OutLink, Skeleton, StateChip } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import { useId } from 'react';
import { PlanIcon } from '../plan-icon/plan-icon.view';
import css from './plan-card.css';
import type { PlanCardState } from './plan-card-state';

export interface PlanCardProps {
  readonly state: PlanCardState;
  /** Title of an unknown plan or product. */
  readonly fallbackName: string;
  /** Address of the upgrade page. */
  readonly upgradeHref: string;
  /** Whether the purchases are loading. */
  readonly busy?: boolean;
}

/** Shows a plan or product with its status, and the date of its purchase, renewal or expiry. */
export function PlanCard({ state, fallbackName, upgradeHref, busy = false }: PlanCardProps) {
  const titleId = useId();
  const { texts, icon, isActivated, label } = state;
  return (
    <article aria-busy={busy || undefined} aria-labelledby={titleId} className={css.card} data-testid="plan-card">
      {icon && <PlanIcon name={icon} />}
      <div className={css.content}>
        <div className={css.head}>
          <h3 className={css.title} id={titleId}>
            {texts?.title ?? (fallbackName.trim() || __('A product'))}
          </h3>
          {isActivated && <StateChip tone="success">{__('Activated')}</StateChip>}
        </div>
        <p className={css.text}>
          {texts
            ? interpolate(texts.text, {
                upgrade: (children) => (
                  <span className={css.noWrap}>
                    <OutLink href={upgradeHref} newTab>
                      {children}
                    </OutLink>
                  </span>
                ),
                storage: (children) => <strong>{children}</strong>,
              })
            : __('This version of Jetpack has no details to show here, but everything you bought still works.')}
        </p>
        {busy && state.planClass !== 'is-free-plan' ? <Skeleton width={180} /> : label && <p>{label}</p>}
      </div>
    </article>
  );
}
