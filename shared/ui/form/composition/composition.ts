/** Scripts whose keyboards compose characters: until the composition ends, the field has no finished text. */
const composedScripts = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}]/u;

/** On Android, keyboards compose every word of every script, because they suggest other words. */
const isAndroid = (): boolean => /\bAndroid\b/.test(navigator.userAgent);

/**
 * Returns whether a key press belongs to an input method, which uses Enter, Escape and arrows itself. Safari ends the
 * composition before the key press, so only the key code 229 shows this.
 */
export const isComposingKey = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** Returns whether the field has an unfinished character or word. `compositionend` follows when it is finished. */
export const isUnfinished = (event: Event): boolean =>
  'isComposing' in event &&
  event.isComposing === true &&
  !(isAndroid() && 'data' in event && typeof event.data === 'string' && !composedScripts.test(event.data));
