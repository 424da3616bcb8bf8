import { Button } from '@flightdeck/shared/ui/button';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import type { ReactNode } from 'react';

export interface PlaceLinkProps {
  /** A route of ours, or any other place, which opens in another tab. */
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: 'primary' | 'secondary' | 'link' | undefined;
  readonly onClick?: (() => void) | undefined;
}

/** A link to a screen of ours or to a place outside. */
export function PlaceLink({ href, children, variant = 'link', onClick }: PlaceLinkProps) {
  return href.startsWith('#') ? (
    <Button href={href} onClick={onClick} variant={variant}>
      {children}
    </Button>
  ) : (
    <OutLink href={href} newTab onClick={onClick} variant={variant}>
      {children}
    </OutLink>
  );
}
