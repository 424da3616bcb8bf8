import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName, redirect } from '@flightdeck/shared/links';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import { BenefitList } from '../connect/benefit-list.view';
import { ConnectLayout } from '../connect/connect-layout.view';
import { ConnectionStarter } from '../connect/connection-starter.view';
import { PeoplePicture } from '../connect/pictures/people-picture.view';
import { useConnectUser } from './connect-user.resource';
import type { ConnectUserState } from './connect-user-state';
import { userBenefits, userTitle } from './connect-user-texts';

/** Screen that connects the user's account (CONN-028 to CONN-032). Users who do not manage the site see no benefits. */
export function ConnectUser() {
  const { request, state } = useConnectUser();
  return (
    <ConnectLayout pictures={[<PeoplePicture key="people" />]} title={titles[state](request?.feature ?? null)}>
      {state === 'full' && <BenefitList items={benefitItems()} />}
      {(state === 'full' || state === 'limited') && (
        <ConnectionStarter from={request?.from} label={__('Connect your user account')} />
      )}
      {state === 'linked' && (
        <NothingToConnect>
          {sprintf(
            /* translators: %s: WordPress.com. */
            __('Your account is already connected to %s.'),
            providerName,
          )}
        </NothingToConnect>
      )}
      {state === 'refused' && (
        <NothingToConnect>
          {sprintf(
            /* translators: %s: WordPress.com. */
            __('Ask a site administrator about connecting your account to %s.'),
            providerName,
          )}
        </NothingToConnect>
      )}
    </ConnectLayout>
  );
}

/** Titles by state. Only users who can connect an account are asked to do so. */
const titles: Readonly<Record<ConnectUserState, (feature: string | null) => string>> = {
  full: userTitle,
  limited: userTitle,
  linked: () => __("You're already connected"),
  refused: () => __("You can't connect an account here"),
};

const benefitItems = () => [
  ...userBenefits().map((text) => [text, text] as const),
  [
    'all',
    interpolate(__('And more: <all>see all features</all>'), {
      all: (children) => (
        <OutLink href={redirect('jetpack-features')} newTab>
          {children}
        </OutLink>
      ),
    }),
  ] as const,
];

/** Explains why the user has nothing to connect or can't connect. */
function NothingToConnect({ children }: { readonly children: string }) {
  return (
    <>
      <p>{children}</p>
      <p>
        <Button href="#/dashboard" variant="primary">
          {__('Go to the dashboard')}
        </Button>
      </p>
    </>
  );
}
