import { __ } from '@flightdeck/shared/i18n';
import { Icon } from '@flightdeck/shared/ui';
import type { ReactNode } from 'react';
import css from './benefit-list.css';

export interface BenefitListProps {
  /** Each line, with a unique key. */
  readonly items: readonly (readonly [key: string, text: ReactNode])[];
  /** Accessible name of the list. Default "Benefits". */
  readonly label?: string;
}

/** List with a check mark before each line. */
export function BenefitList({ items, label = __('Benefits') }: BenefitListProps) {
  return (
    <ul aria-label={label} className={css.benefits} role="list">
      {items.map(([key, text]) => (
        <li className={css.benefit} key={key}>
          <span className={css.tick}>
            <Icon name="check" size={20} />
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
