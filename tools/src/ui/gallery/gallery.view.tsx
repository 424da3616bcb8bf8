import { Button } from '@flightdeck/shared/ui';
import { Stack } from '@flightdeck/shared/ui/layout';
import css from './gallery.css';
import { CardsDemo } from './gallery-cards.view';
import { Charts } from './gallery-chart.view';
import { Buttons, Icons, Links, States, Toggles } from './gallery-controls.view';
import { Choices, Searches, TextFields } from './gallery-forms.view';
import { Dialogs, Failures, Notices } from './gallery-messages.view';
import { CopyButtons, Floating, PlanIcons, Progress } from './gallery-more.view';
import { Headings, Prices, Tabs } from './gallery-offers.view';
import { Heroes } from './gallery-screens.view';
import { Foldables, SettingsDemo } from './gallery-settings.view';

export interface GalleryProps {
  /** Returns the address of this page with another value of a query parameter; null removes the parameter. */
  readonly address: (parameter: string, value: string | null) => string;
}

/** The whole UI kit on one page: each component in every state. */
export function Gallery({ address }: GalleryProps) {
  return (
    <main className={css.page}>
      <Stack gap="sections">
        <header className={css.header}>
          <h1 className={css.title}>Flightdeck UI kit</h1>
          <nav aria-label="View" className={css.row}>
            <Button href={address('dir', null)} variant="link">
              Left to right
            </Button>
            <Button href={address('dir', 'rtl')} variant="link">
              Right to left
            </Button>
            <Button href={address('scheme', null)} variant="link">
              Light
            </Button>
            <Button href={address('scheme', 'dark')} variant="link">
              Dark
            </Button>
          </nav>
        </header>
        <Buttons />
        <Toggles />
        <States />
        <CardsDemo />
        <Foldables />
        <SettingsDemo />
        <TextFields />
        <Choices />
        <Searches />
        <Tabs />
        <CopyButtons />
        <Progress />
        <Prices />
        <Charts />
        <Floating />
        <Notices />
        <Failures />
        <Dialogs />
        <Links />
        <Headings />
        <Icons />
        <PlanIcons />
        <Heroes />
      </Stack>
    </main>
  );
}
