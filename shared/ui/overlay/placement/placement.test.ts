import { computePlacement, type PlacementInput } from './placement';

const base: PlacementInput = {
  anchor: { left: 400, top: 300, width: 40, height: 20 },
  size: { width: 200, height: 100 },
  window: { width: 1000, height: 800 },
  position: 'bottom',
  arrow: 'start',
  isRtl: false,
};

test.each<[string, Partial<PlacementInput>, ReturnType<typeof computePlacement>]>([
  [
    'SHR-143 the box is below, with its arrow 15 px from its start',
    {},
    { position: 'bottom', left: 405, top: 328, arrow: 15 },
  ],
  [
    'SHR-143 the box has its arrow 15 px from the right on a right-to-left page',
    { isRtl: true },
    { position: 'bottom', left: 235, top: 328, arrow: 185 },
  ],
  ['the box is above, if requested', { position: 'top' }, { position: 'top', left: 405, top: 192, arrow: 15 }],
  [
    'the box has its arrow in the middle, if requested',
    { arrow: 'middle' },
    { position: 'bottom', left: 320, top: 328, arrow: 100 },
  ],
  [
    'the box is above when there is no space below',
    { anchor: { left: 400, top: 690, width: 40, height: 20 } },
    { position: 'top', left: 405, top: 582, arrow: 15 },
  ],
  [
    'the box is below when there is no space above',
    { position: 'top', anchor: { left: 400, top: 100, width: 40, height: 20 } },
    { position: 'bottom', left: 405, top: 128, arrow: 15 },
  ],
  [
    'the box keeps the requested position when there is space on neither side',
    { window: { width: 1000, height: 340 }, size: { width: 200, height: 400 } },
    { position: 'bottom', left: 405, top: 328, arrow: 15 },
  ],
  [
    'the box moves left near the right edge, with its arrow still on the anchor',
    { anchor: { left: 900, top: 300, width: 40, height: 20 } },
    { position: 'bottom', left: 792, top: 328, arrow: 128 },
  ],
  [
    'SHR-143 the box keeps its arrow 15 px from its end when the anchor is at the right edge',
    { anchor: { left: 980, top: 300, width: 20, height: 20 } },
    { position: 'bottom', left: 792, top: 328, arrow: 185 },
  ],
  [
    'the box stays in the window at the left edge',
    { arrow: 'middle', anchor: { left: 0, top: 300, width: 20, height: 20 } },
    { position: 'bottom', left: 8, top: 328, arrow: 15 },
  ],
  [
    'the box starts at the left edge when it is wider than the window',
    { size: { width: 1200, height: 100 } },
    { position: 'bottom', left: 8, top: 328, arrow: 412 },
  ],
])('%s', (_, input, expected) => {
  expect(computePlacement({ ...base, ...input })).toEqual(expected);
});
