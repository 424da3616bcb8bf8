import { __ } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/card';
import { useFacts } from '../../engine/form-context.store';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';

/** Draws the two switches; neither depends on the other. */
export function ReaderCard({ card }: CardProps) {
  const { modules } = useFacts();
  return (
    <SettingsCard card={card}>
      {'wpcom-reader' in modules && (
        <SwitchRow
          label={__('Show a link to the Reader in the admin bar')}
          moduleName={card.title()}
          rule={{ option: 'wpcom-reader' }}
        />
      )}
      <SwitchRow
        explanation={__('Readers see how often each of your posts was viewed.')}
        label={__('Show post views in the Reader')}
        rule={{ option: 'wpcom_reader_views_enabled' }}
      />
    </SettingsCard>
  );
}
