/** Scripts whose keyboards compose characters: until the composition ends, the field has no finished text. */
const composedScripts = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Bopomofo}]/u;

/** Returns whether the browser runs on Android, where keyboards compose words of every script to suggest other words. */
const isAndroid = (): boolean => /\bAndroid\b/.test(navigator.userAgent);

/**
 * Returns whether a key press belongs to an input method, which uses Enter, Escape and arrows itself. Safari ends the
 * composition before the key press, so there only the key code 229 shows this.
 */
export const isComposingKey = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/**
 * Returns whether the field has unfinished text after an input event; `compositionend` follows when the text is finished.
 * On Android, composed text without Chinese, Japanese or Korean characters counts as finished.
 */
export const isUnfinished = (event: Event): boolean =>
  'isComposing' in event &&
  event.isComposing === true &&
  !(isAndroid() && 'data' in event && typeof event.data === 'string' && !composedScripts.test(event.data));
