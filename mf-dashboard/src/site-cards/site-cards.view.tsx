import type { ReactNode } from 'react';
import { CardGrid } from '../card-grid/card-grid.view';
import { AgenciesCard } from './agencies-card.view';
import { AppsCard } from './apps-card.view';
import type { SiteCard } from './site-cards-state';
import { SupportCard } from './support-card.view';

/** The cards below all sections; they load after what is seen first. */
export function SiteCards({ cards }: { readonly cards: readonly SiteCard[] }) {
  const all: Readonly<Record<SiteCard, ReactNode>> = {
    agencies: <AgenciesCard key="agencies" />,
    support: <SupportCard key="support" />,
    apps: <AppsCard key="apps" />,
  };
  return <CardGrid steady>{cards.map((card) => all[card])}</CardGrid>;
}
