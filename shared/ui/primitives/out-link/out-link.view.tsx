import { __ } from '@flightdeck/shared/i18n';
import { outward } from '@flightdeck/shared/links';
import type { MouseEvent, ReactNode } from 'react';
import { Button, type ButtonVariant } from '../button/button.view';
import { Icon, type IconName } from '../icon/icon.view';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.view';
import css from './out-link.css';

export interface OutLinkProps {
  /** An address from a server or provider; `outward` decides whether it is allowed. */
  readonly href: string;
  readonly children: ReactNode;
  /** Opens a new tab; an icon and a hidden text announce that. */
  readonly newTab?: boolean | undefined;
  /** Style of the link; use a button style for an action such as "Upgrade". Default: `link`. */
  readonly variant?: Exclude<ButtonVariant, 'icon'> | undefined;
  /** Icon before the text. Not for the variant `link`. */
  readonly icon?: IconName | undefined;
  /** For analytics; the browser follows the link. */
  readonly onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  readonly testId?: string | undefined;
}

/** A link that leaves the page. If `outward` does not allow the address, shows the text without a link, with a short note. */
export function OutLink({ href, children, newTab = false, variant = 'link', icon, onClick, testId }: OutLinkProps) {
  const result = outward(href);
  if (!result.allowed) {
    return (
      <span data-testid={testId}>
        <span>{children}</span> <span className={css.note}>{__('(address not allowed)')}</span>
      </span>
    );
  }
  return (
    <Button href={result.href} icon={icon} newTab={newTab} onClick={onClick} testId={testId} variant={variant}>
      {newTab ? (
        <>
          <span>{children}</span>
          {/* The icon stays on the line of the last word. */}
          <span className={css.icon}>
            <Icon name="external" size={14} />
          </span>
          <VisuallyHidden>{` ${__('(opens in a new tab)')}`}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </Button>
  );
}
