import { __ } from '@flightdeck/shared/i18n';
import { signInPage } from '@flightdeck/shared/links/places';
import { OutLink } from '@flightdeck/shared/ui';

interface SignInLinkProps {
  readonly adminUrl: string;
  readonly variant?: 'link' | 'secondary';
}

/** Opens the login page in a new tab, which returns to this address; this tab keeps unsaved work. */
export function SignInLink({ adminUrl, variant = 'link' }: SignInLinkProps) {
  const { pathname, search, hash } = location;
  return (
    <OutLink href={signInPage(adminUrl, `${pathname}${search}${hash}`)} newTab variant={variant}>
      {__('Log in')}
    </OutLink>
  );
}
