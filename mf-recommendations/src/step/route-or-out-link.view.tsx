import { Button, OutLink } from '@flightdeck/shared/ui';
import type { ReactNode } from 'react';

export interface RouteOrOutLinkProps {
  /** One of our routes, or an external address, which opens in a new tab. */
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: 'primary' | 'secondary' | 'link' | undefined;
  readonly onClick?: (() => void) | undefined;
}

/** Links to one of our routes or to an external address. */
export function RouteOrOutLink({ href, children, variant = 'link', onClick }: RouteOrOutLinkProps) {
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
