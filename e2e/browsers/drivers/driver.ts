/** Preferred color scheme of the user, which pages read with `prefers-color-scheme`. */
export type Scheme = 'light' | 'dark';

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

/** The target of an action: an element by its role and its accessible name, as users and screen readers find it. */
export interface RoleTarget {
  readonly role: string;
  /** The complete name, or a pattern for it. */
  readonly name?: string | RegExp;
  /** Looks only inside this element. */
  readonly within?: Target;
}

/** A field by its label, for fields without a role, such as those for passwords. */
export interface LabelTarget {
  readonly label: string;
}

export type Target = RoleTarget | LabelTarget;

/** Visible state of an element. */
export interface ElementState {
  readonly text: string;
  readonly value: string;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  readonly hasFocus: boolean;
}

/** Ways to leave a page besides links. */
export type Exit = 'reload' | 'close';

/** Keys that journeys press. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space';

/**
 * Actions that each browser must support, with a separate implementation for each. None of them waits for the page to react;
 * `User` waits.
 */
export interface Driver {
  readonly browser: BrowserName;
  /** Loads an address, as typed into the address bar. */
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Starts to reload or close the page, as a user does. The browser may show a confirmation dialog first. */
  leave(exit: Exit): Promise<void>;
  /** Clicks an element. @throws Error when there is no such element */
  click(target: Target): Promise<void>;
  /** Replaces the content of a text field. @throws Error when there is no such element */
  type(target: Target, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Returns the text of the open dialog of the page or the browser; null when none is open. */
  dialogText(): Promise<string | null>;
  /** Accepts or dismisses the open dialog. */
  closeDialog(isAccepted: boolean): Promise<void>;
  /** Evaluates an expression in the page. @returns its value, which must be JSON */
  evaluate<T>(expression: string): Promise<T>;
  /** Deletes cookies and storage, and leaves the page. */
  reset(): Promise<void>;
  close(): Promise<void>;
}
