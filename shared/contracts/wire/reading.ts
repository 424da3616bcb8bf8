/** The state of a value that a card reads from the server. */
export type Reading<T> =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'loaded'; readonly value: T };
