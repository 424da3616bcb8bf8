import { __ } from '@flightdeck/shared/i18n';
import { adminPage, adminPages } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import type { CardProps, CardSwitchProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { CardSwitchRow } from '../../engine/cards/switch-row.view';
import { useRuleInput } from '../../engine/form/form-context.store';
import { ScrollModeRow } from './scroll-mode-row.view';

/** Draws the rows of infinite scroll and custom CSS if the site has them (SET-175, SET-176). */
export function ThemeEnhancementsCard({ card }: CardProps) {
  const { modules } = useRuleInput();
  return <SettingsCard card={card} lead={'infinite-scroll' in modules && <ScrollModeRow />} />;
}

/** Draws the switch for custom CSS, with a link to the Customizer. */
export const CustomCssRow = (row: CardSwitchProps) => (
  <CardSwitchRow
    {...row}
    explanation={interpolate(
      __("Use a CSS preprocessor, set a media width or replace your theme's CSS. <open>Open the Customizer</open>"),
      {
        open: (text) => (
          <Button href={adminPage(adminPages.customizeCss, initialState().adminUrl)} variant="link">
            {text}
          </Button>
        ),
      },
    )}
  />
);
