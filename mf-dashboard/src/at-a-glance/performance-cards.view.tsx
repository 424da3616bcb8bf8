import { CardGrid } from '@flightdeck/shared/ui/card-grid';
import type { ReactNode } from 'react';
import { BlocksCard } from './blocks/blocks-card.view';
import { ImagesCard } from './images/images-card.view';
import { PluginCard } from './plugins/plugin-card.view';
import { boost, crm } from './plugins/plugin-items';
import { SearchCard } from './search/search-card.view';
import type { PerformanceCard } from './sections';
import { VideoPressCard } from './videopress/videopress-card.view';

/** The cards of Performance and Growth; they load after what is seen first. */
export function PerformanceCards({ cards }: { readonly cards: readonly PerformanceCard[] }) {
  const all: Readonly<Record<PerformanceCard, ReactNode>> = {
    images: <ImagesCard key="images" />,
    search: <SearchCard key="search" />,
    videopress: <VideoPressCard key="videopress" />,
    boost: <PluginCard key="boost" plugin={boost()} />,
    crm: <PluginCard key="crm" plugin={crm()} />,
    blocks: <BlocksCard key="blocks" />,
  };
  return <CardGrid steady>{cards.map((card) => all[card])}</CardGrid>;
}
