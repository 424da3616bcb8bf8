import type { Locator, Page } from '@playwright/test';
import type { changePageState } from '../support/page-state';
import type { ChaosRule, RunningSite, ScenarioName } from '../support/site';
import type { UserName } from '../support/test';

/** Finds a card by its heading, or another element. */
export type Subject = string | ((page: Page) => Locator);

/** One state of a subject: its name in the album, and its place. */
export interface Shown {
  readonly of: string;
  readonly state: string;
  readonly at: Subject;
}

/** A state of the site, and the subjects to show in it. */
export interface Visit {
  readonly name: string;
  /** Default: `free`. */
  readonly scenario?: ScenarioName;
  /** Default: the connection owner. */
  readonly user?: UserName;
  /** Default: the dashboard. */
  readonly route?: string;
  readonly traits?: Parameters<RunningSite['traits']>[0];
  /** Answers that replace those of the site, by path; with the prefix `POST ` for writes. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly chaos?: readonly ChaosRule[];
  /**
   * Leaves all reads without an answer. The browser holds them back, because a few pending requests at a server would delay
   * its files.
   */
  readonly holdsReads?: boolean;
  /** Changes to the page state. */
  readonly pageState?: Parameters<typeof changePageState>[1];
  /** User agent of the browser. */
  readonly userAgent?: string;
  /** Runs once before the first picture, on the dashboard. */
  readonly prepare?: (page: Page, site: RunningSite) => Promise<void>;
  /** Runs after each load of the page. The page is then mirrored in place, because the action uses English names. */
  readonly act?: (page: Page, site: RunningSite) => Promise<void>;
  /** The state ends automatically, so it is started again for each picture. */
  readonly isTransient?: boolean;
  /** Whether to also take pictures in a language with long words. */
  readonly hasLongTexts?: boolean;
  readonly shows: readonly Shown[];
}

/** Returns cards in one state, by heading. */
export const cards = (states: Readonly<Record<string, string>>): readonly Shown[] =>
  Object.entries(states).map(([title, state]) => ({ of: title, state, at: title }));

/** The whole root element of the page. */
export const whole = (of: string, state: string): Shown => ({ of, state, at: (page) => page.locator('#flightdeck') });

/** Returns an answer of the provider, as a JSON text in the site's answer. */
export const inner = (value: unknown) => ({ code: 'success', message: '', data: JSON.stringify(value) });
