import { wordpressReport } from './report';

const bench = { date: '2026-11-21', machine: 'Machine', load: 0.4, runs: 5 };

test('shows the share of the original, in bold above its limit', () => {
  const report = wordpressReport({
    ...bench,
    measured: [
      { cpu: 1, original: 1000, ours: 600 },
      { cpu: 4, original: 3000, ours: 1501 },
    ],
  });
  expect(report).toContain('| Cards visible, cold | 1000 ms | 600 ms | 60 % | – |');
  expect(report).toContain('| … at 4x | 3000 ms | 1501 ms | **50 %** | 50 % |');
  const met = wordpressReport({ ...bench, measured: [{ cpu: 4, original: 3000, ours: 1500 }] });
  expect(met).toContain('| … at 4x | 3000 ms | 1500 ms | 50 % | 50 % |');
});
