/** What the user prefers, as pages learn it by `prefers-color-scheme`. */
export type Scheme = 'light' | 'dark';

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

/** What a journey acts on: an element by its role and its accessible name, as people and screen readers find it. */
export interface RoleTarget {
  readonly role: string;
  /** The whole name, or a pattern for it. */
  readonly name?: string | RegExp;
  /** Only inside this element. */
  readonly within?: Target;
}

/** A field by its label, for fields without a role, such as those for passwords. */
export interface LabelTarget {
  readonly label: string;
}

export type Target = RoleTarget | LabelTarget;

/** What shows of an element. */
export interface Seen {
  readonly text: string;
  readonly value: string;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly hasFocus: boolean;
}

/** Keys that journeys press. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space';

/**
 * The few things that each browser is asked to do, none of which waits for the page to react; `Hand` waits. Each browser has
 * its own implementation.
 */
export interface Driver {
  readonly browser: BrowserName;
  /** Loads an address, as typed into the address bar. */
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  /** @throws Error when there is no such element */
  click(target: Target): Promise<void>;
  /** Replaces what a text field contains, by keys. @throws Error when there is no such element */
  type(target: Target, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Returns the text of the open `confirm()`; null when none is open. */
  question(): Promise<string | null>;
  /** Answers the open `confirm()`. */
  answer(isYes: boolean): Promise<void>;
  /** Runs an expression in the page. @returns its value, which JSON can hold */
  read<T>(expression: string): Promise<T>;
  /** Forgets cookies, storage and the page. */
  forget(): Promise<void>;
  close(): Promise<void>;
}
