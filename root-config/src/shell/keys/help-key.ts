import { helpKeyOff } from './help-key.store';

/** Selects elements in which the user types `?` as text, and dialogs, which handle keys themselves. */
const ignoredElements = 'input, textarea, select, [contenteditable], [role="textbox"], dialog, [role="dialog"]';

/** Selects the other elements that can have the focus. Any other element contains the focus in a closed shadow root. */
const controls = ':root, body, a, button, summary, [tabindex]';

/**
 * Calls `onPress` when the user presses `?` outside of fields and dialogs, unless the user has turned this key off. Users
 * must be able to turn off a shortcut of one character (WCAG 2.1.4), because speech input could press it by mistake.
 * @returns a function that stops listening
 */
export function onHelpKey(onPress: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    if (key !== '?' || altKey || ctrlKey || metaKey || defaultPrevented) return;
    // The target of the event is the outermost shadow host, not the field in it.
    const path = event.composedPath().filter((target) => target instanceof Element);
    if (!path[0]?.matches(controls) || path.some((element) => element.matches(ignoredElements))) return;
    if (document.querySelector('dialog[open]') || helpKeyOff.read()) return;
    event.preventDefault();
    onPress();
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
}
