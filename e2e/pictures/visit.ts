import type { Locator, Page } from '@playwright/test';
import type { changePageState } from '../support/page-state';
import type { ChaosRule, RunningSite, ScenarioName, TraitsInput } from '../support/site';
import type { UserName } from '../support/test';

/** The element of a picture: the heading of a card, or a function that finds the element. */
export type PictureTarget = string | ((page: Page) => Locator);

/** A picture in the album: its subject, such as a card, and the state of the subject. */
export interface Picture {
  readonly subject: string;
  readonly state: string;
  readonly target: PictureTarget;
}

/** A state of the site, and the pictures to take in it. */
export interface Visit {
  readonly name: string;
  /** Default: `free`. */
  readonly scenario?: ScenarioName;
  /** Default: the connection owner. */
  readonly user?: UserName;
  /** Default: the dashboard. */
  readonly route?: string;
  readonly traits?: TraitsInput;
  /** Answers that replace those of the site, by path below `jetpack/v4/`; with the prefix `POST ` for writes. */
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
  /** Runs after each load of the page. */
  readonly act?: (page: Page, site: RunningSite) => Promise<void>;
  /**
   * Whether the right-to-left picture mirrors the English page instead of loading the page in another language. Default: true
   * with `act`, which uses English names, or `pageState`, which applies only to the address without a language.
   */
  readonly isMirroredInPlace?: boolean;
  /** Whether the state ends automatically, so that each picture starts it again. */
  readonly isTransient?: boolean;
  /** Whether to also take pictures in a language with long words. Has no effect with `isMirroredInPlace`. */
  readonly hasLongTexts?: boolean;
  readonly pictures: readonly Picture[];
}

/** Returns a picture of each card. @param states state of each card, by its heading */
export const cardPictures = (states: Readonly<Record<string, string>>): readonly Picture[] =>
  Object.entries(states).map(([title, state]) => ({ subject: title, state, target: title }));

/** Returns a picture of the element with this selector. */
export const elementPicture = (subject: string, state: string, selector: string): Picture => ({
  subject,
  state,
  target: (page) => page.locator(selector),
});

/** Returns a picture of the whole root element of the page. */
export const pagePicture = (subject: string, state: string): Picture => elementPicture(subject, state, '#flightdeck');

/** Returns a picture of the screen. */
export const screenPicture = (subject: string, state: string): Picture => elementPicture(subject, state, '#fd-outlet');

/** Returns a picture of the notices above the screen. */
export const noticesPicture = (subject: string, state: string): Picture =>
  elementPicture(subject, state, '#fd-notices');

/** Delays a call until the pictures are taken, which show the state before its answer. */
export const delayed = (call: Pick<ChaosRule, 'method' | 'path'>): Pick<Visit, 'chaos' | 'isTransient'> => ({
  chaos: [{ ...call, kind: 'slow', ms: 60_000 }],
  isTransient: true,
});

/** Returns an answer of the site that contains the provider's answer as a JSON string. */
export const providerAnswer = (value: unknown) => ({ code: 'success', message: '', data: JSON.stringify(value) });

/** Returns the provider's answer about the features of the plan. */
export const featuresAnswer = (...active: readonly string[]) => providerAnswer({ active, available: [] });
