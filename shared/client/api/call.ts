/** An answer as it came, before anything is read out of it. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
  /** The address that answered differs from the one that was asked. */
  readonly redirected: boolean;
  readonly url: string;
  /** Fresh nonce that came with the answer. */
  readonly nonce: string | null;
}

export interface Call {
  readonly method: 'GET' | 'POST';
  /** Below `jetpack/v4/`. */
  readonly path: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Sent as JSON; left out, the request has no body. */
  readonly body?: unknown;
}
