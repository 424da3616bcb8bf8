import { useTexts } from '@flightdeck/shared/parts';
import { Stack } from '@flightdeck/shared/ui/layout';
import { memo } from 'react';
import { CardGrid } from '../../card-grid/card-grid.view';
import { AgenciesCard } from './agencies-card.view';
import { AppsCard } from './apps-card.view';
import type { SiteCard } from './site-cards-state';
import { SupportCard } from './support-card.view';

/** Shows the cards below the sections of At A Glance and My Plan (FACT-DASH-1). */
export const SiteCards = memo(({ cards }: { readonly cards: readonly SiteCard[] }) => {
  useTexts();
  return (
    <Stack>
      {cards.includes('agencies') && <AgenciesCard />}
      <CardGrid>
        {cards.includes('support') && <SupportCard />}
        {cards.includes('apps') && <AppsCard />}
      </CardGrid>
    </Stack>
  );
});
