import type { Settings } from '@flightdeck/shared/api';

/** Tells whether Jetpack has its own pages for newsletter and earnings: from 12.5 on, together with this option. */
export const hasOriginalPages = (serverValues: Settings): boolean => 'sm_enabled' in serverValues;
