import { __ } from '@flightdeck/shared/i18n';
import { useRoute } from '@flightdeck/shared/parts';
import { lazyView, Skeleton, VisuallyHidden } from '@flightdeck/shared/ui';
import { Progressive, SectionHeader, Stack } from '@flightdeck/shared/ui/layout';
import { useId } from 'react';
import { isShown } from '../engine/access/access';
import type { SettingsInput } from '../engine/access/settings-input';
import type { TabDescription } from '../engine/cards/card';
import { CardView } from '../engine/cards/settings-card.view';
import { useSettingsInput } from '../engine/cards/settings-input.resource';
import { SettingsTabContext } from '../engine/form/form-context.store';
import { DraftOffer } from '../engine/tab/draft-offer.view';
import { NotLoaded } from '../engine/tab/not-loaded.view';
import { Refreshing } from '../engine/tab/refreshing.view';
import { type TabForm, useTabForm } from '../engine/tab/tab-form.resource';
import { loadTabs } from '../tabs';

/** Search results of all tabs. The view and the tabs load in parallel. */
const Results = lazyView(
  async () => {
    const view = import(/* webpackChunkName: "search" */ '../search/results.view');
    const [{ resultsOf }, tabs] = await Promise.all([view, loadTabs()]);
    return { default: resultsOf(tabs) };
  },
  { placeholder: () => <Skeleton height={96} /> },
);

/** Settings tab with its cards, or with the search results of all tabs. */
export function SettingsTab({ tab }: { readonly tab: TabDescription }) {
  const tabForm = useTabForm(tab);
  const { term } = useRoute().query;
  return (
    <Refreshing>
      {term === undefined ? <TabCards tabForm={tabForm} tab={tab} /> : <Results tabForm={tabForm} term={term} />}
    </Refreshing>
  );
}

/** Draws the heading and the cards of a tab. */
function TabCards({ tab, tabForm }: { readonly tab: TabDescription; readonly tabForm: TabForm }) {
  const headingId = useId();
  const input = useSettingsInput(tab.cards);
  const cards = tab.cards.filter((card) => isShown(card, input));
  const areCardsKnown = tab.cards.every((card) => isShown(card, input) !== undefined);
  const { form, failure, retry } = tabForm;
  return (
    <SettingsTabContext value={{ form, input, failure, retry }}>
      {/* The root moves the focus here after the screen mounts. */}
      <h1 tabIndex={-1}>
        <VisuallyHidden>{tab.heading()}</VisuallyHidden>
      </h1>
      <section aria-labelledby={headingId}>
        <Stack>
          <SectionHeader id={headingId} title={tab.title() ?? tab.shortTitle()} />
          <NotLoaded failure={failure} retry={retry} />
          <DraftOffer cards={cards} tabForm={tabForm} />
          {cards.length === 0 && areCardsKnown && <p>{tab.empty?.() ?? emptyText(input)}</p>}
          {/* The first card first: on Traffic, all at once would show 160 ms later with 4x CPU slowdown. */}
          <Progressive>
            {cards.map((card) => (
              <CardView card={card} key={card.id} />
            ))}
          </Progressive>
        </Stack>
      </section>
    </SettingsTabContext>
  );
}

/** Returns the reason why the user sees no cards. */
const emptyText = ({ permissions }: SettingsInput): string =>
  permissions.manage_modules
    ? __('None of the features on this page are available on your site.')
    : __('Only administrators can change these settings.');
