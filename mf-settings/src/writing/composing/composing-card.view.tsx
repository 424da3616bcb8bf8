import { __ } from '@flightdeck/shared/i18n';
import { adminPage, adminPages } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui';
import type { CardProps } from '../../engine/cards/card';
import { SettingsCard } from '../../engine/cards/settings-card.view';
import { useRuleInput } from '../../engine/form/form-context.store';

/** Draws a link to the editor and, for users who can manage modules, the switches of the writing tools (SET-172, SET-174). */
export const ComposingCard = ({ card }: CardProps) => (
  <SettingsCard
    card={card}
    footer={
      <Button href={adminPage(adminPages.newPost, initialState().adminUrl)} variant="link">
        {__('Try Jetpack tools in the editor')}
      </Button>
    }
    withoutSwitches={!useRuleInput().permissions.manage_modules}
  />
);
