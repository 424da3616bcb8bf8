import type { Browser, BrowserContext } from '@playwright/test';
import { measureSettings, type SettingsUse, settingsFigures } from './screens/settings';
import { medians } from './statistics';
import { visitor } from './visit/browser';
import { type Interactions, interact, interactionFigures } from './visit/interactions';
import { type Load, loadFigures, measureLoad, open, type Target } from './visit/load';

/** Medians of a page at one processor speed. */
export interface Measured {
  /** Visits with an empty cache. */
  readonly cold: Load;
  /** Second visits, with a filled cache. */
  readonly warm: Load;
  /** Missing for a page without interactions. */
  readonly interactions?: Interactions;
  /** Missing for a page without interactions. */
  readonly settings?: SettingsUse;
}

export interface MeasureOptions {
  readonly runs: number;
  /** Factor by which the processor is slowed down. */
  readonly cpuSlowdown: number;
  /** Prepares a visitor, for example logs in. */
  prepare(context: BrowserContext): Promise<void>;
  readonly withInteractions: boolean;
}

/** Loads a page several times, each time as a new visitor and then again as the same one. */
export async function measure(
  browser: Browser,
  target: Target,
  { runs, cpuSlowdown, prepare, withInteractions }: MeasureOptions,
): Promise<Measured> {
  const [cold, warm]: [Load[], Load[]] = [[], []];
  const interactions: Interactions[] = [];
  const settings: SettingsUse[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await visitor(browser);
    await prepare(context);
    cold.push(await measureLoad(context, target, cpuSlowdown));
    warm.push(await measureLoad(context, target, cpuSlowdown));
    if (withInteractions) {
      const { page } = await open(context, target, cpuSlowdown);
      interactions.push(await interact(page));
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
