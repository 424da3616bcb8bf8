import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { adminPage } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { useState } from 'react';
import { hasBlockFor } from '../../engine/access/original-page';
import { isSince, since } from '../../engine/access/partner-version';
import type { CardProps, CardSwitchProps } from '../../engine/cards/card';
import { CardRow } from '../../engine/cards/rows-card/rows-card.view';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { CardSwitchRow, Switches } from '../../engine/cards/switch-row.view';
import { useFacts } from '../../engine/form/form-context.store';
import { SiteEditorLink } from '../../engine/form/original-page.view';

/** Draws the switch and, while it is on, the link to configure the buttons (SET-192, OQ-097). */
export function SharingButtonsCard({ card }: CardProps) {
  const facts = useFacts();
  const isOn = Boolean(facts.serverValues.sharedaddy);
  return (
    <SettingsCard card={card} footer={hasBlockFor('sharing', facts) ? <SiteEditorLink /> : isOn && <Configure />}>
      <Switches card={card} />
    </SettingsCard>
  );
}

/**
 * Draws the switch, or leads to the Sharing Buttons block, which block themes have in place of the buttons. There, the switch stays
 * until the buttons are off.
 */
export function SharingButtonsRow(props: CardSwitchProps) {
  const facts = useFacts();
  const isOn = Boolean(facts.serverValues.sharedaddy);
  // A switch that was turned off stays until the page opens again.
  const [hadButtons] = useState(isOn);
  if (!hasBlockFor('sharing', facts)) return <CardSwitchRow {...props} />;
  if (!isOn && !hadButtons)
    return <CardRow>{__('Add the Sharing Buttons block to a template of your theme.')}</CardRow>;
  return (
    <CardSwitchRow
      {...props}
      explanation={__(
        "Your block theme can't customize these buttons. Turn them off, then add the Sharing Buttons block to a template.",
      )}
    />
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
