/** Returns the height in px of a bar that another plugin has fixed to the bottom of the window; 0 without one. */
function fixedBarHeight(saveBar: Element): number {
  const { left, width } = saveBar.getBoundingClientRect();
  let element = document.elementFromPoint(left + width / 2, innerHeight - 1);
  while (element && !element.contains(saveBar)) {
    const { top } = element.getBoundingClientRect();
    // Something that covers half of the window is no bar.
    if (getComputedStyle(element).position === 'fixed') return top > innerHeight / 2 ? innerHeight - top : 0;
    element = element.parentElement;
  }
  return 0;
}

/**
 * Keeps the save bar and the focused field above a bar that another plugin has fixed to the bottom of the window. The style sheet reads
 * the height, which stays after the save bar has gone.
 * @returns a function that stops it
 */
export function stayAboveFixedBar(saveBar: Element): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty('--fd-fixed-bar', `${fixedBarHeight(saveBar)}px`);
  measure();
  addEventListener('resize', measure);
  return () => removeEventListener('resize', measure);
}
