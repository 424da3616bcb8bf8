import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import type { RedirectSource } from '@flightdeck/shared/links/places';
import { OutLink } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import type { ReactNode } from 'react';
import css from './learn-more.css';

export interface LearnMoreProps {
  /** Redirect to the documentation. */
  readonly source: RedirectSource;
  /** Text before the link. */
  readonly children?: ReactNode;
}

/** Draws a text, followed by a link to its documentation. */
export function LearnMore({ source, children }: LearnMoreProps) {
  return (
    <>
      <span>{children}</span>{' '}
      {interpolate(__('<learn>Learn more</learn>'), {
        learn: (text) => (
          <span className={css.learn}>
            <OutLink href={redirect(source)}>{text}</OutLink>
          </span>
        ),
      })}
    </>
  );
}
