import { type AdminPage, adminPage } from '@flightdeck/shared/links/places';
import { initialState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui/button';
import type { ReactNode } from 'react';

/** Pages of Jetpack with settings that no card here has. */
type OriginalPage = Extract<AdminPage, 'newsletter' | 'earn'>;

/** Opens Jetpack's own page also where Flightdeck opens instead of it. */
const bypass = (address: string) => address.replace('#', '&flightdeck=off#');

/** Link to settings on Jetpack's own page. */
export const OriginalPageLink = ({ page, children }: { readonly page: OriginalPage; readonly children: ReactNode }) => (
  <Button href={bypass(adminPage(page, initialState().adminUrl))} variant="link">
    {children}
  </Button>
);
