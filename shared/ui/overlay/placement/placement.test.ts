import { type PlacementQuestion, placement } from './placement';

const base: PlacementQuestion = {
  anchor: { left: 400, top: 300, width: 40, height: 20 },
  size: { width: 200, height: 100 },
  window: { width: 1000, height: 800 },
  position: 'bottom',
  arrow: 'start',
  isRtl: false,
};

test.each<[string, Partial<PlacementQuestion>, ReturnType<typeof placement>]>([
  ['SHR-143 below, its arrow 15 px from its start', {}, { position: 'bottom', left: 405, top: 328, arrow: 15 }],
  [
    'SHR-143 right to left, 15 px from the right',
    { isRtl: true },
    { position: 'bottom', left: 235, top: 328, arrow: 185 },
  ],
  ['above', { position: 'top' }, { position: 'top', left: 405, top: 192, arrow: 15 }],
  ['in the middle', { arrow: 'middle' }, { position: 'bottom', left: 320, top: 328, arrow: 100 }],
  [
    'no room below: above',
    { anchor: { left: 400, top: 690, width: 40, height: 20 } },
    { position: 'top', left: 405, top: 582, arrow: 15 },
  ],
  [
    'no room above: below',
    { position: 'top', anchor: { left: 400, top: 100, width: 40, height: 20 } },
    { position: 'bottom', left: 405, top: 128, arrow: 15 },
  ],
  [
    'no room at all: as asked',
    { window: { width: 1000, height: 340 }, size: { width: 200, height: 400 } },
    { position: 'bottom', left: 405, top: 328, arrow: 15 },
  ],
  [
    'at the right edge it moves left, its arrow stays on the anchor',
    { anchor: { left: 900, top: 300, width: 40, height: 20 } },
    { position: 'bottom', left: 792, top: 328, arrow: 128 },
  ],
  [
    'SHR-143 in the corner its arrow keeps 15 px from its end',
    { anchor: { left: 980, top: 300, width: 20, height: 20 } },
    { position: 'bottom', left: 792, top: 328, arrow: 185 },
  ],
  [
    'at the left edge',
    { arrow: 'middle', anchor: { left: 0, top: 300, width: 20, height: 20 } },
    { position: 'bottom', left: 8, top: 328, arrow: 15 },
  ],
  [
    'wider than the window',
    { size: { width: 1200, height: 100 } },
    { position: 'bottom', left: 8, top: 328, arrow: 412 },
  ],
])('%s', (_, question, expected) => {
  expect(placement({ ...base, ...question })).toEqual(expected);
});
