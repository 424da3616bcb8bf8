import { __ } from '@flightdeck/shared/i18n';
import { loginPage } from '@flightdeck/shared/links/places';
import { OutLink } from '@flightdeck/shared/ui';

interface LoginLinkProps {
  readonly loginUrl: string;
  readonly variant?: 'link' | 'secondary';
}

/** Links to the login page in a new tab, which opens this address after the login. Unsaved work stays in this tab. */
export function LoginLink({ loginUrl, variant = 'link' }: LoginLinkProps) {
  const { pathname, search, hash } = location;
  return (
    <OutLink href={loginPage(loginUrl, `${pathname}${search}${hash}`)} newTab variant={variant}>
      {__('Log in')}
    </OutLink>
  );
}
