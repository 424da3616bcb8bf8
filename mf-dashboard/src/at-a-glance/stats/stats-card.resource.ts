import { useRead } from '@flightdeck/shared/api';
import { outward } from '@flightdeck/shared/links';
import { statsLink } from '@flightdeck/shared/links/places';
import { useConnection, usePermissions } from '@flightdeck/shared/parts';
import { recordClick } from '@flightdeck/shared/reporting';
import { useSetting } from '@flightdeck/shared/settings';
import { useState } from 'react';
import { saveDismissal } from '../cards/dismissal.resource';
import { type OptionSwitch, useOptionSwitch } from '../cards/module-card.resource';
import { mapResult, resultOf } from '../cards/read-result';
import { siteDetails } from '../site-details.resource';
import { type StatsData, statsRead } from './stats.call';
import {
  type Range,
  type StatsCardState,
  type StatsReport,
  shouldReadStats,
  showsRangeTabs,
  statsCardState,
} from './stats-card-state';
import { statsReport } from './stats-report';

export interface StatsCardData {
  readonly state: StatsCardState;
  readonly range: Range;
  /** Whether the tabs Days, Weeks and Months show. */
  readonly showsTabs: boolean;
  readonly toggle: OptionSwitch;
  /** Whether the card links to the provider's statistics page. */
  readonly showsProviderStats: boolean;
  /** Whether the user can connect an account to see more figures. */
  readonly canConnect: boolean;
  showRange(range: Range): void;
  /** Dismisses the first-use card. */
  dismissFirstUse(): void;
  /** Opens the statistics of a period in a new tab. */
  openPeriod(date: string): void;
  retry(): void;
}

const dismissOption = 'dismiss_empty_stats_card';

/** Cache of reports by answer, because every change of the settings renders the card again. */
const reports = new WeakMap<StatsData, StatsReport>();

function reportOf(answer: StatsData): StatsReport {
  const report = reports.get(answer) ?? statsReport(answer);
  reports.set(answer, report);
  return report;
}

/** Returns the live data of the card "Jetpack Stats". Reads each range when the user first selects it. */
export function useStatsCard(): StatsCardData {
  const connection = useConnection();
  const permissions = usePermissions();
  const { forcedOff } = siteDetails();
  const [range, setRange] = useState<Range>('day');
  const [isFirstUseClosed, setFirstUseClosed] = useState(false);
  const toggle = useOptionSwitch('stats');
  const savedDismissal = useSetting(dismissOption).value;
  const hasNewStatsPage = useSetting('enable_odyssey_stats').value;

  const isOffline = connection.status === 'offline';
  const isForcedOff = forcedOff.includes('stats');
  const enabled = shouldReadStats({ isOffline, isForcedOff, option: toggle.option }, toggle.isSaving);
  const daysRead = useRead(statsRead('day'), { enabled });
  const otherRangeRead = useRead(statsRead(range), { enabled: enabled && range !== 'day' });
  const selectedRead = range === 'day' ? daysRead : otherRangeRead;

  const isFirstUseDismissed = isFirstUseClosed || Boolean(savedDismissal);
  const state = statsCardState({
    isOffline,
    isForcedOff,
    canToggle: permissions.manage_modules,
    option: toggle.option,
    isFirstUseDismissed,
    daysReport: mapResult(resultOf(daysRead), reportOf),
    selectedReport: mapResult(resultOf(selectedRead), reportOf),
  });
  return {
    state,
    range,
    showsTabs: showsRangeTabs(state, range, isFirstUseDismissed),
    toggle,
    showsProviderStats: connection.isUserConnected && hasNewStatsPage === false,
    canConnect: !connection.isUserConnected && permissions.connect_user,
    showRange: (next) => {
      recordClick({ target: 'stats_switch_view', view: next });
      setRange(next);
    },
    // The first-use card comes back on the next visit of users who can't change settings.
    dismissFirstUse: () => {
      if (permissions.manage_modules) saveDismissal(dismissOption);
      else setFirstUseClosed(true);
    },
    openPeriod: (date) => {
      recordClick({ text: 'stats_bar' });
      const link = outward(statsLink(range, date));
      if (link.allowed) window.open(link.href, '_blank', 'noopener');
    },
    retry: () => {
      if (toggle.option.step === 'failed') return toggle.retry();
      // A provider error arrives in a successful answer, not as a failed call.
      for (const read of new Set([daysRead, selectedRead])) if (read.failure || read.data?.problem) read.retry();
    },
  };
}
