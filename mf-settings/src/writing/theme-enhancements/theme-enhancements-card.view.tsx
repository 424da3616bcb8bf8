import { __ } from '@flightdeck/shared/i18n';
import { adminPage } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import type { CardProps } from '../../engine/card';
import { useFacts } from '../../engine/form-context.store';
import { SettingsCard } from '../../engine/settings-card.view';
import { SwitchRow } from '../../engine/switch-row.view';
import { ScrollModeRow } from './scroll-mode-row.view';

/** Draws the rows of infinite scroll and custom CSS if the site has them (SET-175, SET-176). */
export function ThemeEnhancementsCard({ card }: CardProps) {
  const { modules } = useFacts();
  return (
    <SettingsCard card={card}>
      {'infinite-scroll' in modules && <ScrollModeRow />}
      {'custom-css' in modules && (
        <SwitchRow
          explanation={interpolate(
            __(
              "Use a CSS preprocessor, set a media width or replace your theme's CSS. <open>Open the Customizer</open>",
            ),
            {
              open: (text) => (
                <Button href={adminPage('customizeCss', initialState().adminUrl)} variant="link">
                  {text}
                </Button>
              ),
            },
          )}
          label={__('More CSS options in the Customizer')}
          moduleName={__('Custom CSS')}
          rule={{ option: 'custom-css' }}
        />
      )}
    </SettingsCard>
  );
}
