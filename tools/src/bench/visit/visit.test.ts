import { growthPerRound } from './heap';
import { responses } from './responses';
import { visitSection } from './visit';

test('an interaction takes as long as its longest event; the others took less than the browser tells', () => {
  const events = [
    { interactionId: 0, duration: 900 },
    { interactionId: 1, duration: 24 },
    { interactionId: 1, duration: 40 },
    { interactionId: 2, duration: 120 },
  ];
  expect(responses(events, 3)).toEqual({ most: 120, worst: 120 });
  expect(responses(events, 4)).toEqual({ most: 40, worst: 120 });
  expect(responses(events, 50)).toEqual({ most: 16, worst: 120 });
});

test('growth is the slope through all rounds, in which one odd round counts little', () => {
  expect([growthPerRound([5, 5, 5]), growthPerRound([1, 3, 5]), growthPerRound([7])]).toEqual([0, 2, 0]);
  expect(growthPerRound([0, 0, 0, 9, 0, 0, 0])).toBeCloseTo(0);
});

test('the report bolds what is over its limit, which grows with the slowness of the machine', () => {
  const figures = {
    responses: { most: 99, worst: 200 },
    heap: { afterVisit: 8 * 1_048_576, growth: 1024, growthAfterCompiling: 1024 },
    slow: { skeleton: 900, firstCard: 4000, settled: 9000 },
    firstChange: { hovered: 101, direct: 199 },
  };
  const section = visitSection(figures, 0.99);
  expect(section.match(/\*\*[^*]+\*\*/g)).toEqual(['**200 ms**', '**8.0 MB**', '**199 ms**', '**101 ms**']);
  expect(section).toContain('| … first card | 4000 ms | – |');
  expect(section).toContain('| … after 100 ms on the link | **101 ms** | 99 ms |');
  expect(visitSection(figures, 2).match(/\*\*[^*]+\*\*/g)).toEqual(['**8.0 MB**']);
  expect(visitSection(undefined, 1)).toContain('--visit');
});
