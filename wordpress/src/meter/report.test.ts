import type { ServerCost } from './meter';
import { costReport } from './report';

const cost: ServerCost = { queries: 20, ours: [], wall: 100, cpu: 80, memory: 8e6 };

test('shows the medians of the differences between pairs, and those over the limit in bold', () => {
  const slow = { ...cost, queries: 23, wall: 115.1, cpu: 95, memory: 9.5e6 };
  const report = costReport({
    date: '2026-11-23',
    machine: 'Machine',
    load: 0.5,
    runs: 3,
    partner: 'Jetpack 11.9',
    rows: [{ name: 'Page', found: [slow, { ...slow, wall: 999 }, { ...slow, wall: 90 }], without: [cost, cost, cost] }],
  });
  expect(report).toContain('| Page | 100 ms | **15.1 ms** | 15.0 ms | 3 | 1.5 MB |');
  expect(report).toContain('with Jetpack 11.9.');
});
