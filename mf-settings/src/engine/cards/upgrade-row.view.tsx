import { __ } from '@flightdeck/shared/i18n';
import { recordClick } from '@flightdeck/shared/reporting';
import { Button, OutLink } from '@flightdeck/shared/ui';
import { useRuleInput } from '../form/form-context.store';
import { ConnectButton } from './connect-button.view';
import { SettingsRow } from './settings-row/settings-row.view';

export interface UpgradeRowProps {
  /** Benefit of the upgrade. */
  readonly label: string;
  readonly explanation?: string;
  /** Name of the feature, shown in the title of the connect screen (CONN-029). */
  readonly name: string;
  /** Name of the feature in analytics. */
  readonly feature: string;
  /** One of our routes (`#/…`), or an address of the provider. */
  readonly href: string;
}

/**
 * Row with an upgrade offer. Without a connected owner, it shows the connect button instead. Draws nothing offline, and on sites that
 * hide promotions.
 */
export function UpgradeRow({ label, explanation, name, feature, href }: UpgradeRowProps) {
  const { hasConnectedOwner, isOffline, site } = useRuleInput();
  if (isOffline || !site.showPromotions) return null;
  const onClick = () => recordClick({ target: 'upgrade-banner', feature, type: 'upgrade' });
  const upgrade = href.startsWith('#') ? (
    <Button href={href} onClick={onClick}>
      {__('Upgrade')}
    </Button>
  ) : (
    <OutLink href={href} onClick={onClick} variant="secondary">
      {__('Upgrade')}
    </OutLink>
  );
  return (
    <SettingsRow
      end={hasConnectedOwner ? upgrade : <ConnectButton feature={name} />}
      explanation={explanation}
      label={label}
      testId={`upgrade-${feature}`}
    />
  );
}
