import type { Settings } from '@flightdeck/shared/api';
import type { SettingsFacts } from './facts';

/** Tells whether Jetpack has its own pages for newsletter and earnings: from 12.5 on, together with this option. */
export const hasOriginalPages = (serverValues: Settings): boolean => 'sm_enabled' in serverValues;

/** Tells whether the theme is a block theme, whose templates have blocks in place of features of the card. */
export const hasBlockFor = (block: 'sharing' | 'like', { isBlockTheme, site }: SettingsFacts): boolean =>
  isBlockTheme && (block === 'like' ? site.isLikeBlockAvailable : site.isSharingBlockAvailable);
