import { isHelpKeyOn } from './help-key.store';

/** Elements in which the user types `?` as text, or that handle keys themselves. */
const ignored = 'input, textarea, select, [contenteditable], dialog, [role="dialog"]';

/**
 * Calls `onPress` when the user presses `?` outside of fields and dialogs. Users must be able to turn a shortcut of one
 * character off (WCAG 2.1.4), because speech input could press it by mistake.
 * @param first a key that was pressed before the call
 * @returns a function that stops listening
 */
export function onHelpKey(onPress: () => void, first?: KeyboardEvent): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    if (key !== '?' || altKey || ctrlKey || metaKey || defaultPrevented) return;
    if (target instanceof Element && target.closest(ignored)) return;
    if (document.querySelector('dialog[open]') || !isHelpKeyOn()) return;
    event.preventDefault();
    onPress();
  };
  if (first) press(first);
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
