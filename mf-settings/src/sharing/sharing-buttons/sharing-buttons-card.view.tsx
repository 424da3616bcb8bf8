import { __ } from '@flightdeck/shared/i18n';
import { redirect } from '@flightdeck/shared/links';
import { adminPage, adminPages } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { isSince } from '@flightdeck/shared/versions';
import { useState } from 'react';
import { since } from '../../engine/access/jetpack-version';
import { hasBlockFor } from '../../engine/access/original-page';
import type { CardProps, CardSwitchProps } from '../../engine/cards/card';
import { CardRow } from '../../engine/cards/rows-card/rows-card.view';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { SiteEditorLink } from '../../engine/form/original-page.view';

/**
 * Draws the switch and, while the buttons are on, a link to their configuration (SET-192, OQ-097). On block themes with the
 * Sharing Buttons block, always draws a link to the site editor instead.
 */
export function SharingButtonsCard({ card }: CardProps) {
  const input = useRuleInput();
  const isOn = Boolean(input.serverValues.sharedaddy);
  return (
    <SettingsCard
      card={card}
      footer={hasBlockFor('sharing', input) ? <SiteEditorLink /> : isOn && <ConfigurationLink />}
    />
  );
}

/**
 * Draws the switch of the buttons. Block themes have the Sharing Buttons block instead: the row says how to add the block, and
 * has the switch only to turn off buttons that are still on.
 */
export function SharingButtonsRow(props: CardSwitchProps) {
  const input = useRuleInput();
  const isOn = Boolean(input.serverValues.sharedaddy);
  // Keep a switch that the user turns off, so that they can turn it on again during this visit.
  const [wasInitiallyOn] = useState(isOn);
  if (!hasBlockFor('sharing', input)) return <CardSwitchRow {...props} />;
  if (!isOn && !wasInitiallyOn)
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

/**
 * Draws the link to the configuration of the buttons. With older versions of Jetpack, linked users configure them at the provider,
 * except offline.
 */
function ConfigurationLink() {
  const { isLinked, isOffline } = useRuleInput();
  const { adminUrl, currentVersion } = initialState();
  const text = __('Configure your sharing buttons');
  return isLinked && !isOffline && !isSince(currentVersion, since.sharingPage) ? (
    <OutLink href={redirect('calypso-marketing-sharing-buttons')} newTab>
      {text}
    </OutLink>
  ) : (
    <Button href={adminPage(adminPages.sharing, adminUrl)} variant="link">
      {text}
    </Button>
  );
}
