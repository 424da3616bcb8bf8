import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { adminPage } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { useState } from 'react';
import type { CardProps } from '../../engine/card';
import { useFacts } from '../../engine/form-context.store';
import { hasBlockFor } from '../../engine/original-page';
import { SiteEditorLink } from '../../engine/original-page.view';
import { isSince, since } from '../../engine/partner-version';
import { CardRow } from '../../engine/rows-card/rows-card.view';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { LearnMore } from '../../learn-more/learn-more.view';

/** Draws the switch for sharing buttons and, while it is on, the link to configure them (SET-192, OQ-097). */
export function SharingButtonsCard({ card }: CardProps) {
  const facts = useFacts();
  const isOn = Boolean(facts.serverValues.sharedaddy);
  if (hasBlockFor('sharing', facts)) return <BlockInstead card={card} isOn={isOn} />;
  return (
    <SettingsCard card={card} footer={isOn && <Configure />}>
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

/**
 * Leads to the Sharing Buttons block, which block themes have in place of the buttons. The switch of the buttons stays until they are
 * off.
 */
function BlockInstead({ card, isOn }: CardProps & { readonly isOn: boolean }) {
  // The switch stays where it was turned off, until the page opens again.
  const [hadButtons] = useState(isOn);
  return (
    <SettingsCard card={card} footer={<SiteEditorLink />}>
      {isOn || hadButtons ? (
        <SwitchRow
          explanation={__(
            "Your block theme can't customize these buttons. Turn them off, then add the Sharing Buttons block to a template.",
          )}
          label={__('Show sharing buttons')}
          moduleName={card.title()}
          rule={{ option: 'sharedaddy' }}
        />
      ) : (
        <CardRow>{__('Add the Sharing Buttons block to a template of your theme.')}</CardRow>
      )}
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
