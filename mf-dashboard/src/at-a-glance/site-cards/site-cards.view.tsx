import { useTexts } from '@flightdeck/shared/parts';
import { memo, type ReactNode } from 'react';
import { CardGrid } from '../../card-grid/card-grid.view';
import { AgenciesCard } from './agencies-card.view';
import { AppsCard } from './apps-card.view';
import type { SiteCard } from './site-cards-state';
import { SupportCard } from './support-card.view';

/** Shows the cards below the sections of At A Glance and My Plan (FACT-DASH-1). */
export const SiteCards = memo(({ cards }: { readonly cards: readonly SiteCard[] }) => {
  useTexts();
  const cardElements: Readonly<Record<SiteCard, ReactNode>> = {
    agencies: <AgenciesCard key="agencies" />,
    support: <SupportCard key="support" />,
    apps: <AppsCard key="apps" />,
  };
  return <CardGrid steady>{cards.map((card) => cardElements[card])}</CardGrid>;
});
