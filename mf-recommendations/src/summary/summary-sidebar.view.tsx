import { __ } from '@flightdeck/shared/i18n';
import { Skeleton, VisuallyHidden } from '@flightdeck/shared/ui';
import { Stack } from '@flightdeck/shared/ui/layout';
import type { Sidebar } from '../flow/summary/sidebar';
import type { ReadyFlow } from '../state/flow.resource';
import { MobileCard } from './mobile-card.view';
import { NoPriceUpsell } from './no-price-upsell.view';
import { PremiumUpsell } from './premium-upsell.view';
import { ManageSecurity, OneClickRestores } from './security-cards.view';
import css from './summary-sidebar.css';

export interface SummarySidebarProps {
  readonly sidebar: Sidebar;
  readonly flow: ReadyFlow;
}

/** Shows the sidebar of the summary (REC-099). */
export function SummarySidebar({ sidebar, flow }: SummarySidebarProps) {
  switch (sidebar) {
    case 'loading':
      return (
        <div aria-busy="true" className={css.waiting}>
          <VisuallyHidden>{__('Loading')}</VisuallyHidden>
          <Skeleton height={280} />
        </div>
      );
    case 'upsell':
      return <PremiumUpsell />;
    case 'no-price-upsell':
      return <NoPriceUpsell />;
    case 'one-click-restores':
      return (
        <Stack>
          <OneClickRestores features={flow.input.features} />
          <MobileCard slug={sidebar} />
        </Stack>
      );
    case 'manage-security':
      return (
        <Stack>
          <ManageSecurity />
          <MobileCard slug={sidebar} />
        </Stack>
      );
    default:
      return <MobileCard slug={sidebar} />;
  }
}
