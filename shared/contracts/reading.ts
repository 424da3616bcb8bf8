/** A value on its way from the server to a card. */
export type Reading<T> =
  | { readonly step: 'loading' }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'loaded'; readonly value: T };
