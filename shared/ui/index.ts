/** Components of the first screen. The page provides them all from the start, so add only what it shows. */

export * from './button/button.view';
export * from './card/card.view';
export * from './card/card-box';
export * from './chip/chip.view';
export * from './icon/icon.view';
export * from './lazy-view/lazy-view.view';
export * from './out-link/out-link.view';
export * from './skeleton/skeleton.view';
export * from './spinner/spinner.view';
export * from './successor/successor';
export * from './visually-hidden/visually-hidden.view';
