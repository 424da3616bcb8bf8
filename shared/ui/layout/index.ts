/** Layout: breakpoints, heroes, sections, stacks, progressive drawing, QR codes, and texts with elements in them. */

export * from './breakpoints/breakpoints';
export * from './hero/hero.view';
export * from './interpolate/interpolate.view';
export * from './progressive/progressive.view';
export * from './qr-code/qr-code.view';
export * from './section/section.view';
export * from './section-header/section-header.view';
export * from './stack/stack.view';
