/** Places a floating box (a popover, a tooltip) beside its anchor. Positions are in px from the top left corner of the window. */

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacementInput {
  readonly anchor: Rectangle;
  /** Size of the floating box. */
  readonly size: { readonly width: number; readonly height: number };
  readonly window: { readonly width: number; readonly height: number };
  /** Side of the anchor on which the box should be. */
  readonly position: 'top' | 'bottom';
  /** Position of the arrow: near the start of the box, or in its middle. */
  readonly arrow: 'start' | 'middle';
  readonly isRtl: boolean;
}

export interface Placement {
  /** Side of the anchor on which the box is: the requested side, or the opposite side if only that has space. */
  readonly position: 'top' | 'bottom';
  readonly left: number;
  readonly top: number;
  /** Distance from the left edge of the box to the tip of its arrow. */
  readonly arrow: number;
}

/** Smallest distance from the edge of the box to the tip of its arrow (SHR-143). */
export const arrowOffset = 15;

/** Distance between anchor and box, with space for the arrow. */
const gap = 8;
/** Smallest distance between the box and the edge of the window. */
const margin = 8;

/** Returns a position at which the arrow points at the middle of the anchor, shifted so that the box stays in the window. */
export function computePlacement({ anchor, size, window, position, arrow, isRtl }: PlacementInput): Placement {
  const space = {
    top: anchor.top - gap - margin,
    bottom: window.height - anchor.top - anchor.height - gap - margin,
  };
  const opposite = position === 'top' ? 'bottom' : 'top';
  const side = space[position] < size.height && space[opposite] >= size.height ? opposite : position;

  const middle = anchor.left + anchor.width / 2;
  const arrowAtStart = isRtl ? size.width - arrowOffset : arrowOffset;
  const arrowFromLeft = arrow === 'middle' ? size.width / 2 : arrowAtStart;
  const left = Math.max(Math.min(middle - arrowFromLeft, window.width - margin - size.width), margin);
  return {
    position: side,
    left,
    top: side === 'bottom' ? anchor.top + anchor.height + gap : anchor.top - gap - size.height,
    arrow: Math.max(Math.min(middle - left, size.width - arrowOffset), arrowOffset),
  };
}
