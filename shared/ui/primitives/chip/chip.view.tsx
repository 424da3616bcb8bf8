import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.view';
import { Spinner } from '../spinner/spinner.view';
import css from './chip.css';

export type ChipTone = 'success' | 'warning' | 'danger' | 'neutral' | 'info';

/** Default icon of each tone. */
const icons: Readonly<Record<ChipTone, IconName | undefined>> = {
  success: 'check',
  warning: 'warning',
  danger: 'danger',
  info: 'info',
  neutral: undefined,
};

export interface StateChipProps {
  readonly tone: ChipTone;
  /** The state as a word: "Active", "Not in your plan". */
  readonly children: ReactNode;
  /** Replaces the default icon of the tone, such as `lock`, `plug` or `spinner` (see the table). */
  readonly icon?: IconName | 'spinner' | undefined;
  readonly testId?: string | undefined;
}

/**
 * Shows a state as a word; icon and color repeat the meaning. It is not a control; use a toggle for something that users turn on.
 *
 * | state | tone | icon |
 * |---|---|---|
 * | active, connected, secure, saved | success | default |
 * | action needed, not loaded (our failure) | warning | default |
 * | threats found, refused, save failed | danger | default |
 * | off, not connected, not installed | neutral | none |
 * | new | info | default |
 * | not in the plan, set by an administrator | neutral | `lock` |
 * | offline | neutral | `plug` |
 * | loading, saving | neutral | `spinner` |
 */
export function StateChip({ tone, children, icon = icons[tone], testId }: StateChipProps) {
  return (
    <span className={`${css.chip} ${css[tone]}`} data-testid={testId}>
      {icon === 'spinner' ? <Spinner size={12} /> : icon && <Icon name={icon} size={14} />}
      <span>{children}</span>
    </span>
  );
}
