import { useTexts } from '@flightdeck/shared/parts';
import { memo, type ReactNode } from 'react';
import { CardGrid } from '../../card-grid/card-grid.view';
import { PluginCard } from '../plugins/plugin-card.view';
import { boost, crm } from '../plugins/plugin-items';
import { SpeedScores } from '../plugins/speed-scores.view';
import type { PerformanceCard } from '../sections';
import { AiCard } from './ai/ai-card.view';
import { BlocksCard } from './blocks/blocks-card.view';
import { ImagesCard } from './images/images-card.view';
import { SearchCard } from './search/search-card.view';
import { VideoPressCard } from './videopress/videopress-card.view';

/** Shows the cards of Performance and Growth. */
export const PerformanceCards = memo(({ cards }: { readonly cards: readonly PerformanceCard[] }) => {
  useTexts();
  const all: Readonly<Record<PerformanceCard, ReactNode>> = {
    images: <ImagesCard key="images" />,
    search: <SearchCard key="search" />,
    videopress: <VideoPressCard key="videopress" />,
    boost: (
      <PluginCard key="boost" plugin={boost()}>
        <SpeedScores />
      </PluginCard>
    ),
    crm: <PluginCard key="crm" plugin={crm()} />,
    blocks: <BlocksCard key="blocks" />,
  };
  return (
    <CardGrid>
      {cards.map((card) => all[card])}
      <AiCard />
    </CardGrid>
  );
});
