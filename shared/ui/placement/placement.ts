/** Places a floating box (a popover, a tooltip) beside its anchor. Numbers are px of the window. */

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PlacementQuestion {
  readonly anchor: Rectangle;
  /** Of the box that floats. */
  readonly size: { readonly width: number; readonly height: number };
  readonly window: { readonly width: number; readonly height: number };
  readonly position: 'top' | 'bottom';
  /** Where the arrow is in the box: near the start of its line, or in the middle. */
  readonly arrow: 'start' | 'middle';
  readonly isRtl: boolean;
}

export interface Placement {
  /** The other one where there is no room. */
  readonly position: 'top' | 'bottom';
  readonly left: number;
  readonly top: number;
  /** From the left edge of the box to the tip of its arrow. */
  readonly arrow: number;
}

/** From the edge of the box to the tip of its arrow, at least (SHR-143). */
export const arrowOffset = 15;

/** Between anchor and box: the arrow and a little air. */
const gap = 8;
/** Between box and edge of the window. */
const margin = 8;

/** The arrow points at the middle of the anchor; the box moves along the line to stay in the window. */
export function placement({ anchor, size, window, position, arrow, isRtl }: PlacementQuestion): Placement {
  const room = {
    top: anchor.top - gap - margin,
    bottom: window.height - anchor.top - anchor.height - gap - margin,
  };
  const other = position === 'top' ? 'bottom' : 'top';
  const side = room[position] < size.height && room[other] >= size.height ? other : position;

  const middle = anchor.left + anchor.width / 2;
  const fromLeft = arrow === 'middle' ? size.width / 2 : isRtl ? size.width - arrowOffset : arrowOffset;
  const left = Math.max(Math.min(middle - fromLeft, window.width - margin - size.width), margin);
  return {
    position: side,
    left,
    top: side === 'bottom' ? anchor.top + anchor.height + gap : anchor.top - gap - size.height,
    arrow: Math.max(Math.min(middle - left, size.width - arrowOffset), arrowOffset),
  };
}
