import { __ } from '@flightdeck/shared/i18n';
import { loginPage } from '@flightdeck/shared/links/places';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { type LoggedOut, reloadWithDraft } from './site-access.resource';

interface LoginActionProps {
  /** What the user has to do; null for nothing. */
  readonly loggedOut: LoggedOut;
  readonly loginUrl: string;
  readonly variant?: 'link' | 'secondary';
}

/**
 * Lets the user log in again. The login page opens in a new tab, and then this address: unsaved work stays in this tab. Only a reload of the
 * page leads to a sign-in page in front of the site.
 */
export function LoginAction({ loggedOut, loginUrl, variant = 'link' }: LoginActionProps) {
  const { pathname, search, hash } = location;
  if (loggedOut === null) return null;
  if (loggedOut === 'sign-in')
    return (
      <Button onClick={reloadWithDraft} variant={variant}>
        {__('Reload the page')}
      </Button>
    );
  return (
    <OutLink href={loginPage(loginUrl, `${pathname}${search}${hash}`)} newTab variant={variant}>
      {__('Log in')}
    </OutLink>
  );
}
