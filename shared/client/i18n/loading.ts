/** Checks and loads translated texts. The page and widgets use it; other code takes texts from `i18n`. */

export * from './load-messages';
export * from './messages';
