import type { Locator, Page } from '@playwright/test';
import type { changedState } from '../support/page-state';
import type { ChaosRule, RunningSite, ScenarioName } from '../support/site';
import type { UserName } from '../support/test';

/** A card by its heading, or whatever else is to be found. */
export type Subject = string | ((page: Page) => Locator);

/** One state of one thing: what it is called in the album, and where it is. */
export interface Shown {
  readonly of: string;
  readonly state: string;
  readonly at: Subject;
}

/** A state of the site, and what is to be seen in it. */
export interface Visit {
  readonly name: string;
  /** Default `free`. */
  readonly scenario?: ScenarioName;
  /** Default the owner. */
  readonly user?: UserName;
  /** Default the dashboard. */
  readonly route?: string;
  readonly traits?: Parameters<RunningSite['traits']>[0];
  /** Answers in place of the site's, by path; with `POST ` before it that of a write. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly chaos?: readonly ChaosRule[];
  /** No read is ever answered. They are held back in the browser: a few that hang on the way to a server would hold up its files too. */
  readonly holdsReads?: boolean;
  /** The page state says something else. */
  readonly pageState?: Parameters<typeof changedState>[1];
  /** User agent of the browser. */
  readonly userAgent?: string;
  /** Once, before anything is looked at; the page is on the dashboard. */
  readonly prepare?: (page: Page, site: RunningSite) => Promise<void>;
  /** On the page, each time after it was loaded; turned round in place then, since it goes by English names. */
  readonly act?: (page: Page, site: RunningSite) => Promise<void>;
  /** The pictured state ends automatically: it is started again for each picture. */
  readonly isFleeting?: boolean;
  /** Also pictured in a language of long words. */
  readonly speaksLonger?: boolean;
  readonly shows: readonly Shown[];
}

/** Cards in one state: by heading, the state. */
export const cards = (states: Readonly<Record<string, string>>): readonly Shown[] =>
  Object.entries(states).map(([title, state]) => ({ of: title, state, at: title }));

/** All of the page that is ours. */
export const whole = (of: string, state: string): Shown => ({ of, state, at: (page) => page.locator('#flightdeck') });

/** Returns an answer of the provider, as a JSON text in the site's answer. */
export const inner = (value: unknown) => ({ code: 'success', message: '', data: JSON.stringify(value) });
