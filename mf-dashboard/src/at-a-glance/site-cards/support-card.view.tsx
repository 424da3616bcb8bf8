import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName, redirect } from '@flightdeck/shared/links';
import { upgradeAddress } from '@flightdeck/shared/links/places';
import { recordClick } from '@flightdeck/shared/reporting';
import { initialState, pageState, readState, routeHref } from '@flightdeck/shared/session';
import { Button, Card, OutLink } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import type { ReactNode } from 'react';
import { FailedChip } from '../cards/chips.view';
import { RetryButton } from '../cards/standard-card.view';
import { useSupportCard } from './support-card.resource';
import type { SupportCardState } from './support-card-state';

/** Links to help and support (DASH-113 to DASH-117). */
export function SupportCard() {
  const { state, retry } = useSupportCard();
  const upgradeHref = upgradeAddress('support', pageState(), readState('connection'));
  const { isAtomicPlatform } = initialState().siteData;
  const recordPress = (button: string) => () => recordClick({ target: 'support-card', button, page: 'dashboard' });
  return (
    <Card
      actions={
        <>
          {state.kind === 'failed' && <RetryButton onClick={retry} />}
          <OutLink
            href={redirect(isAtomicPlatform ? 'calypso-help' : 'jetpack-support-getting-started')}
            newTab
            onClick={recordPress('getting-started')}
            variant="secondary"
          >
            {__('Getting started')}
          </OutLink>
          <OutLink
            href={redirect(isAtomicPlatform ? 'calypso-help' : 'jetpack-support')}
            newTab
            onClick={recordPress('support-search')}
          >
            {__('Search the support site')}
          </OutLink>
        </>
      }
      busy={state.kind === 'loading'}
      icon="chat"
      level={2}
      state={state.kind === 'failed' && <FailedChip />}
      testId="dash-card"
      title={__('Support')}
    >
      {renderSentences(state, isAtomicPlatform, upgradeHref)}
    </Card>
  );
}

function renderSentences(state: SupportCardState, isAtomic: boolean, upgradeHref: string): ReactNode {
  if (state.kind === 'loading') return null;
  if (state.kind === 'failed')
    return (
      <p>
        {sprintf(
          /* translators: %s: the error message, a sentence */
          __("Couldn't load the support options in your plan. %s"),
          state.message,
        )}
      </p>
    );
  if (state.kind === 'priority')
    return (
      <p>
        {sprintf(
          /* translators: %s: who answers, Jetpack or WordPress.com */
          __('Your paid plan includes priority support from %s.'),
          isAtomic ? providerName : 'Jetpack',
        )}
      </p>
    );
  return (
    <p>
      <span>{__('Free support is available in the community forums.')}</span>{' '}
      <span>
        {state.prompt === 'upgrade'
          ? interpolate(__('<upgrade>Upgrade</upgrade> to get answers sooner.'), {
              upgrade: (text) => (
                <OutLink href={upgradeHref} newTab>
                  {text}
                </OutLink>
              ),
            })
          : interpolate(__('<connect>Connect</connect> your account and upgrade to get answers sooner.'), {
              connect: (text) => (
                <Button href={routeHref('/connect-user')} variant="link">
                  {text}
                </Button>
              ),
            })}
      </span>
    </p>
  );
}
