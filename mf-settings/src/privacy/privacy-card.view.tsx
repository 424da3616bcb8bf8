import { recordClick } from '@flightdeck/shared/analytics';
import { __, sprintf } from '@flightdeck/shared/i18n';
import { host, redirect } from '@flightdeck/shared/links';
import { Button } from '@flightdeck/shared/ui/button';
import { interpolate } from '@flightdeck/shared/ui/interpolate';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { Stack } from '@flightdeck/shared/ui/stack';
import type { ReactNode } from 'react';
import type { CardProps } from '../engine/card';
import { SettingsCard } from '../engine/settings-card.view';
import { SettingsRow } from '../engine/settings-row/settings-row.view';
import { useTracking } from './tracking.resource';

type Source = 'a8c-cookies' | 'a8c-privacy' | 'jetpack-support-privacy';

/** A link, and what following it is called. */
const to = (source: Source, target: string) => (text: ReactNode) => (
  <OutLink href={redirect(source)} onClick={() => recordClick({ target, feature: 'privacy' })}>
    {text}
  </OutLink>
);

/** Whether the user's use of the dashboard is told, and what is done with it (SET-104 to SET-108). */
export function PrivacyCard({ card }: CardProps) {
  const { optOut, isSaving, notSaved, failure, retry, set } = useTracking();
  const checked = optOut === false;
  return (
    <SettingsCard busy={optOut === undefined && failure === undefined} card={card}>
      <SettingsRow
        childrenDisabled={false}
        explanation={
          failure === undefined ? (
            <Details />
          ) : (
            <>
              {sprintf(__('Your choice could not be loaded. %s'), failure)}{' '}
              <Button onClick={retry} variant="link">
                {__('Retry')}
              </Button>
            </>
          )
        }
        label={sprintf(__('Share how you use our services while logged in to %s'), host)}
        testId="setting-tracks"
        toggle={{
          checked,
          onChange: (on) => set(!on),
          busy: isSaving,
          disabled: optOut === undefined,
          error: notSaved ? (checked ? __('Not saved, still on') : __('Not saved, still off')) : undefined,
          testId: 'toggle-tracks_opt_out',
        }}
      />
    </SettingsCard>
  );
}

const Details = () => (
  <Stack gap="tight">
    <span>
      {interpolate(__('It tells us what helps and what does not. <cookies>Learn more</cookies>'), {
        cookies: to('a8c-cookies', 'cookie-policy'),
      })}
    </span>
    <span>
      {interpolate(
        __('What becomes of it, also in what we offer you, stands in the <policy>privacy policy</policy>.'),
        { policy: to('a8c-privacy', 'privacy-policy') },
      )}
    </span>
    <span>
      {interpolate(__('There are other ways of counting, some by others. <cookies>How to control them</cookies>'), {
        cookies: to('a8c-cookies', 'cookie-policy'),
      })}
    </span>
    <span>
      {interpolate(__('What each feature does with data stands in the <center>Privacy Center</center>.'), {
        center: to('jetpack-support-privacy', 'privacy-center'),
      })}
    </span>
  </Stack>
);
