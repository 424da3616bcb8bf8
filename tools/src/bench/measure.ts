import type { Browser, BrowserContext } from '@playwright/test';
import { measureSettings, type SettingsTimes, settingsFigures } from './screens/settings';
import { medians } from './statistics';
import { newVisitor } from './visit/browser';
import { type Interactions, interactionFigures, measureInteractions } from './visit/interactions';
import { type Load, loadFigures, measureLoad, openPage, type Target } from './visit/load';

/** Medians of a page at one processor speed. */
export interface Measured {
  /** Visits with an empty cache. */
  readonly cold: Load;
  /** Second visits, with a filled cache. */
  readonly warm: Load;
  /** Missing without `withInteractions`. */
  readonly interactions?: Interactions;
  /** Missing without `withInteractions`. */
  readonly settings?: SettingsTimes;
}

export interface MeasureOptions {
  readonly runs: number;
  /** Factor by which the processor is slowed down. */
  readonly cpuSlowdown: number;
  /** Prepares the browser context of a new visitor, for example logs in. */
  prepare(context: BrowserContext): Promise<void>;
  /** Whether to measure interactions with the dashboard and the settings too. */
  readonly withInteractions: boolean;
}

/** Loads a page in several runs, twice in each: as a new visitor, then as a returning one. Returns the medians. */
export async function measure(
  browser: Browser,
  target: Target,
  { runs, cpuSlowdown, prepare, withInteractions }: MeasureOptions,
): Promise<Measured> {
  const [cold, warm]: [Load[], Load[]] = [[], []];
  const interactions: Interactions[] = [];
  const settings: SettingsTimes[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await newVisitor(browser);
    await prepare(context);
    cold.push(await measureLoad(context, target, cpuSlowdown));
    warm.push(await measureLoad(context, target, cpuSlowdown));
    if (withInteractions) {
      const { page } = await openPage(context, target, cpuSlowdown);
      interactions.push(await measureInteractions(page));
      settings.push(await measureSettings(page));
    }
    await context.close();
  }
  return {
    cold: medians(cold, loadFigures),
    warm: medians(warm, loadFigures),
    ...(withInteractions && {
      interactions: medians(interactions, interactionFigures),
      settings: medians(settings, settingsFigures),
    }),
  };
}
