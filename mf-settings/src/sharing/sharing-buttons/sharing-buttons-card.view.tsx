import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { adminPage } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui/button';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import type { CardProps } from '../../engine/card';
import { useFacts } from '../../engine/form-context.store';
import { isSince, since } from '../../engine/partner-version';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { LearnMore } from '../../learn-more/learn-more.view';

/** Draws the switch for sharing buttons and, while it is on, the link to configure them (SET-192, OQ-097). */
export function SharingButtonsCard({ card }: CardProps) {
  return (
    <SettingsCard card={card} footer={Boolean(useFacts().serverValues.sharedaddy) && <Configure />}>
      <SwitchRow
        explanation={
          <LearnMore source="jetpack-support-sharing">
            {__('Readers can share your posts and pages on social networks in a few clicks.')}
          </LearnMore>
        }
        label={__('Show sharing buttons')}
        moduleName={card.title()}
        rule={{ option: 'sharedaddy' }}
      />
    </SettingsCard>
  );
}

/** Links linked users of older versions to the provider, and others to the site's admin page. */
function Configure() {
  const { isLinked, isOffline } = useFacts();
  const { adminUrl, currentVersion } = initialState();
  const text = __('Configure your sharing buttons');
  return isLinked && !isOffline && !isSince(currentVersion, since.sharingPage) ? (
    <OutLink href={redirect('calypso-marketing-sharing-buttons')} newTab>
      {text}
    </OutLink>
  ) : (
    <Button href={adminPage('sharing', adminUrl)} variant="link">
      {text}
    </Button>
  );
}
