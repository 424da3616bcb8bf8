import { __, sprintf } from '@flightdeck/shared/i18n';
import { providerName, redirect } from '@flightdeck/shared/links';
import { recordClick } from '@flightdeck/shared/reporting';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { interpolate, Stack } from '@flightdeck/shared/ui/layout';
import type { ReactNode } from 'react';
import type { CardProps } from '../engine/cards/card';
import { SettingsCard } from '../engine/cards/settings-card.view';
import { SettingsRow } from '../engine/cards/settings-row/settings-row.view';
import { useTracking } from './tracking.resource';

type Source = 'a8c-cookies' | 'a8c-privacy' | 'jetpack-support-privacy';

/** Returns a function that draws a link and records its clicks. */
const recordedLink = (source: Source, target: string) => (text: ReactNode) => (
  <OutLink href={redirect(source)} onClick={() => recordClick({ target, feature: 'privacy' })}>
    {text}
  </OutLink>
);

/** Card with the user's choice to share usage data (SET-104 to SET-108). */
export function PrivacyCard({ card }: CardProps) {
  const { optOut, isSaving, isNotSaved, failure, retry, set } = useTracking();
  const checked = optOut === false;
  const notSavedText = checked ? __('Not saved, still on') : __('Not saved, still off');
  return (
    <SettingsCard busy={optOut === undefined && failure === undefined} card={card}>
      <SettingsRow
        childrenDisabled={false}
        explanation={
          failure === undefined ? (
            <Details />
          ) : (
            <>
              <span>
                {sprintf(
                  /* translators: %s: the reason, as a sentence */
                  __("Couldn't load your privacy setting. %s"),
                  failure,
                )}
              </span>{' '}
              <Button onClick={retry} variant="link">
                {__('Retry')}
              </Button>
            </>
          )
        }
        label={__('Share usage data with Jetpack')}
        testId="setting-usage-data"
        toggle={{
          checked,
          onChange: (on) => set(!on),
          busy: isSaving,
          disabled: optOut === undefined,
          error: isNotSaved ? notSavedText : undefined,
          testId: 'toggle-tracks_opt_out',
        }}
      />
    </SettingsCard>
  );
}

const Details = () => (
  <Stack gap="tight">
    <span>
      {interpolate(
        sprintf(
          /* translators: %s: the name of a website, such as WordPress.com */
          __("Share how you use Jetpack's services while you're logged in to %s. <cookies>Learn more</cookies>"),
          providerName,
        ),
        {
          cookies: recordedLink('a8c-cookies', 'cookie-policy'),
        },
      )}
    </span>
    <span>
      {interpolate(
        __(
          'Jetpack uses this data to improve its products and tailor offers to you. See the <policy>privacy policy</policy>.',
        ),
        { policy: recordedLink('a8c-privacy', 'privacy-policy') },
      )}
    </span>
    <span>
      {interpolate(
        __('Jetpack and third parties also use other tracking tools. <cookies>Learn how to control them</cookies>'),
        {
          cookies: recordedLink('a8c-cookies', 'cookie-policy'),
        },
      )}
    </span>
    <span>
      {interpolate(__('To see how each feature uses data, visit the <center>Privacy Center</center>.'), {
        center: recordedLink('jetpack-support-privacy', 'privacy-center'),
      })}
    </span>
  </Stack>
);
