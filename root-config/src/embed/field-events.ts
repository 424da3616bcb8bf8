/** Events of a field on which a page, such as the block editor or a form with settings, would act: to the page, their target is the widget. */
const fieldEvents = ['keydown', 'keypress', 'keyup', 'beforeinput', 'input', 'copy', 'cut', 'paste'];

/** Returns whether a key is for the foreign page: a key that leaves the field, or a shortcut that does not edit text. */
const isForPage = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  /^(Escape|Tab|F\d+)$/.test(key) ||
  ((ctrlKey || metaKey) && !/^([acvxyz]|Backspace|Delete|Home|End|Arrow\w+)$/i.test(key));

function keepInField(event: Event): void {
  if (!(event.target instanceof Element && event.target.matches('input, textarea, select'))) return;
  if (!(event instanceof KeyboardEvent && isForPage(event))) event.stopPropagation();
}

/** Keeps events that edit the text of a field inside an element of a shadow root. */
export function keepFieldEvents(element: Element): void {
  for (const type of fieldEvents) element.addEventListener(type, keepInField);
}
