import { __ } from '@flightdeck/shared/i18n';
import type { CardProps } from '../../engine/card';
import { useFacts } from '../../engine/form-context.store';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { LearnMore } from '../../learn-more/learn-more.view';

/** Draws one switch for each widget module that the site has (SET-172). */
export function WidgetsCard({ card }: CardProps) {
  const { modules } = useFacts();
  return (
    <SettingsCard card={card}>
      {'widgets' in modules && (
        <SwitchRow
          explanation={
            <LearnMore source="jetpack-support-extra-sidebar-widgets">
              {__('Includes subscription forms, Twitter streams and more.')}
            </LearnMore>
          }
          label={__('Add extra widgets')}
          moduleName={__('Extra Sidebar Widgets')}
          rule={{ option: 'widgets' }}
        />
      )}
      {'widget-visibility' in modules && (
        <SwitchRow
          explanation={
            <LearnMore source="jetpack-support-widget-visibility">
              {__('Choose the posts and pages where each widget appears.')}
            </LearnMore>
          }
          label={__('Control where widgets appear')}
          moduleName={__('Widget Visibility')}
          rule={{ option: 'widget-visibility' }}
        />
      )}
    </SettingsCard>
  );
}
