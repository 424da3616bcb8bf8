/** Scripts whose keyboards compose characters: what is in the field before the end is not text yet. */
const composed = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}]/u;

/** Android's keyboards compose every word of every script, only to suggest others. */
const isAndroid = (): boolean => /\bAndroid\b/.test(navigator.userAgent);

/**
 * Returns whether a key press belongs to an input method, which uses Enter, Escape and arrows itself. Safari ends the
 * composition before the key press; only the key code 229 is left then.
 */
export const isComposingKey = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** Returns whether the field has an unfinished character or word. `compositionend` follows when it is finished. */
export const isUnfinished = (event: Event): boolean =>
  'isComposing' in event &&
  event.isComposing === true &&
  !(isAndroid() && 'data' in event && typeof event.data === 'string' && !composed.test(event.data));
