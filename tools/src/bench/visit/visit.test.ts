import { growthPerRound } from './heap';
import { visitSection } from './visit';

test('the growth per round is the slope through all rounds; an outlier in the middle does not change it', () => {
  expect([growthPerRound([5, 5, 5]), growthPerRound([1, 3, 5]), growthPerRound([7])]).toEqual([0, 2, 0]);
  expect(growthPerRound([0, 0, 0, 9, 0, 0, 0])).toBeCloseTo(0);
});

test('the report shows figures over their limit in bold, multiplies limits of times by the slowness, and names the option --visit when there are no figures', () => {
  const figures = {
    heap: { afterVisit: 8 * 1_048_576, growth: 1024, growthAfterCompiling: 1024 },
    firstChange: { hovered: 101, direct: 199 },
  };
  const section = visitSection(figures, 0.99);
  expect(section.match(/\*\*[^*]+\*\*/g)).toEqual(['**8.0 MB**', '**199 ms**', '**101 ms**']);
  expect(section).toContain('| … after 100 ms on the link | **101 ms** | 99 ms |');
  expect(visitSection(figures, 2).match(/\*\*[^*]+\*\*/g)).toEqual(['**8.0 MB**']);
  expect(visitSection(undefined, 1)).toContain('--visit');
});
