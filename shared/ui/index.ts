/** Components of the first screen. The page provides them all from the start, so add only what the first screen shows. */

export * from './primitives/button/button.view';
export * from './primitives/card/card.view';
/** Class names for kinds of cards that only one area has: `card` (the box), `head` (the heading row), `title`. */
export { default as cardBox } from './primitives/card/card-box.css';
export * from './primitives/chip/chip.view';
export * from './primitives/icon/icon.view';
export * from './primitives/lazy-view/lazy-view.view';
export * from './primitives/lost-focus/lost-focus';
export * from './primitives/out-link/out-link.view';
export * from './primitives/skeleton/skeleton.view';
export * from './primitives/spinner/spinner.view';
export * from './primitives/visually-hidden/visually-hidden.view';
