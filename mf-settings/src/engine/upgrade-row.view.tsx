import { recordClick } from '@flightdeck/shared/analytics';
import { __ } from '@flightdeck/shared/i18n';
import { Button } from '@flightdeck/shared/ui/button';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import { ConnectButton } from './connect-button.view';
import { useFacts } from './form-context.store';
import { SettingsRow } from './settings-row/settings-row.view';

export interface UpgradeRowProps {
  /** What the plan does not bring. */
  readonly label: string;
  readonly explanation?: string;
  /** What it is called; whoever connects an account for it reads this in a title (CONN-029). */
  readonly name: string;
  /** Name of it in what is recorded. */
  readonly feature: string;
  /** Where it can be had: a route of ours, or an address of the provider. */
  readonly href: string;
}

/** Something that the plan lacks, as a sentence of fact with a quiet way to it; without an account, the way to one. */
export function UpgradeRow({ label, explanation, name, feature, href }: UpgradeRowProps) {
  const { hasConnectedOwner, isOffline, site } = useFacts();
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
