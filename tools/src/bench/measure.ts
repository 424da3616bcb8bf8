import type { Browser, BrowserContext } from '@playwright/test';
import { measureSettings, type SettingsUse, settingsFigures } from './screens/settings';
import { medians } from './statistics';
import { visitor } from './visit/browser';
import { type Interactions, interact, interactionFigures } from './visit/interactions';
import { type Load, loadFigures, measureLoad, open, type Target } from './visit/load';

/** Medians of a page at one processor speed. */
export interface Measured {
  readonly cold: Load;
  readonly warm: Load;
  /** Missing for a page without interactions. */
  readonly use?: Interactions;
  readonly settings?: SettingsUse;
}

export interface MeasureOptions {
  readonly runs: number;
  readonly cpu: number;
  /** Prepares a visitor, for example logs in. */
  prepare(context: BrowserContext): Promise<void>;
  readonly withInteractions: boolean;
}

/** Loads a page several times, each time as a new visitor and then again as the same one. */
export async function measure(
  browser: Browser,
  target: Target,
  { runs, cpu, prepare, withInteractions }: MeasureOptions,
): Promise<Measured> {
  const [cold, warm, use]: [Load[], Load[], Interactions[]] = [[], [], []];
  const settings: SettingsUse[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await visitor(browser);
    await prepare(context);
    cold.push(await measureLoad(context, target, cpu));
    warm.push(await measureLoad(context, target, cpu));
    if (withInteractions) {
      const { page } = await open(context, target, cpu);
      use.push(await interact(page));
      settings.push(await measureSettings(page));
    }
    await context.close();
  }
  return {
    cold: medians(cold, loadFigures),
    warm: medians(warm, loadFigures),
    ...(withInteractions && { use: medians(use, interactionFigures), settings: medians(settings, settingsFigures) }),
  };
}
