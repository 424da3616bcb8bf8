/** Preferred color scheme of the user, which pages read with `prefers-color-scheme`. */
export type Scheme = 'light' | 'dark';

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

/** The target of an action: an element by its role and its accessible name, as users and screen readers find it. */
export interface RoleTarget {
  readonly role: string;
  /** The complete name, or a pattern for it. */
  readonly name?: string | RegExp;
  /** An element that contains the target; default: the whole page. */
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
 * Actions of a user in a browser, with one implementation per browser. No action waits for the page to react; `User` does.
 */
export interface Driver {
  readonly browser: BrowserName;
  /** Loads an address, as if the user typed it into the address bar. */
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
  /** Evaluates an expression in the page, and returns its value, which must be serializable as JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Opens an empty page without cookies and storage, in place of the current one. */
  reset(): Promise<void>;
  /** Closes the page, and the browser if the driver started it. Callers cannot use the driver afterwards. */
  close(): Promise<void>;
}
