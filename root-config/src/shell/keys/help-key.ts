import { helpKeyOff } from './help-key.store';

/** Selects elements in which the user types `?` as text, and dialogs, which handle keys themselves. */
const ignoredTargets = 'input, textarea, select, [contenteditable], dialog, [role="dialog"]';

/**
 * Calls `onPress` when the user presses `?` outside of fields and dialogs, unless the user has turned this key off. Users
 * must be able to turn off a shortcut of one character (WCAG 2.1.4), because speech input could press it by mistake.
 * @param firstPress a key press from before the call, which is handled like later ones
 * @returns a function that stops listening
 */
export function onHelpKey(onPress: () => void, firstPress?: KeyboardEvent): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    if (key !== '?' || altKey || ctrlKey || metaKey || defaultPrevented) return;
    if (target instanceof Element && target.closest(ignoredTargets)) return;
    if (document.querySelector('dialog[open]') || helpKeyOff.read()) return;
    event.preventDefault();
    onPress();
  };
  if (firstPress) onKeyDown(firstPress);
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
