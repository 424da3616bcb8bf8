import type { SavedRead } from '@flightdeck/shared/api';
import type { Failure } from '../../contracts/areas/failure';
import type { Settings } from '../../contracts/wire/settings';

/**
 * Result of a save. `overridden`: the server accepted the change but has another value. A save counts as saved if the server
 * has the values after it, even after a refusal: the server can refuse one of several changes and accept the rest.
 */
export type SaveEnding = 'saved' | 'overridden' | 'failed';

/** Result of a save, with its details. */
export interface SaveOutcome {
  readonly ending: SaveEnding;
  /** Failure to report; null if there is none. It can concern changes of another save that were sent in the same request. */
  readonly failure: Failure | null;
  /**
   * Options that have another value on the server than the one sent; after a failed write, also options that could not be
   * read again.
   */
  readonly unsaved: readonly string[];
}

/** Reports on the progress of a save. */
export interface SaveNotices {
  readonly saving: () => void;
  /**
   * The server has confirmed the save; the values are read again after that. After a failed write: the values were read
   * again, and the server has those that were sent.
   */
  readonly saved: () => void;
  readonly failed: (failure: Failure) => void;
  /** The values were read again, and the server has another value than the one that was sent. */
  readonly overridden: () => void;
  /** The server confirmed the values, but still answers with older ones. */
  readonly older: () => void;
}

export interface SaveOptions {
  /** Default: nothing is reported. */
  readonly notices?: Partial<SaveNotices>;
  /** Options that decide the ending. Default: all that are saved. */
  readonly watched?: readonly string[];
  /** Returns whether `serverValue` is another form of the value that was sent. Called if `sameSetting` finds a difference. */
  readonly same?: (name: string, serverValue: unknown) => boolean;
  /**
   * Sends the changes. Default: POST `settings`, together with the changes of waiting saves.
   * @returns the values of the server, if the answer has them; otherwise they are read again
   * @throws Failure
   */
  readonly send?: (changes: Settings) => Promise<Settings | null>;
  /** The read that has the values. Saves of one read are sent one after another. Default: the settings. */
  readonly read?: SavedRead;
}
