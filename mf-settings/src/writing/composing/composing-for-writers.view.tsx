import { __ } from '@flightdeck/shared/i18n';
import { adminPage } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui';
import type { CardProps } from '../../engine/card';
import { SettingsCard } from '../../engine/settings-card.view';

/** Links users who can write but not manage modules to the editor (SET-174). */
export function ComposingForWriters({ card }: CardProps) {
  return (
    <SettingsCard
      card={card}
      footer={
        <Button href={adminPage('newPost', initialState().adminUrl)} variant="link">
          {__('Try Jetpack tools in the editor')}
        </Button>
      }
    />
  );
}
