import { type Round, tableRows } from './report';

test('a row shows the medians of the pages and both shares, or dashes for missing figures', () => {
  const labels = { firstCard: 'first card, ms', starts: 'starts' };
  const round: Round<Readonly<Record<keyof typeof labels, number | null>>> = {
    empty: [{ firstCard: 300, starts: null }],
    original: [
      { firstCard: 1000, starts: null },
      { firstCard: 1200, starts: null },
    ],
    ours: [{ firstCard: 460, starts: 3 }],
  };
  expect(tableRows('cold', labels, round)).toBe(
    '| cold | first card, ms | 300 | 1100 | 460 | 42 % | 20 % |\n| cold | starts | – | – | 3 | – | – |\n',
  );
  expect(tableRows('switch', labels, { ...round, empty: [] })).toContain(
    '| switch | first card, ms | – | 1100 | 460 | 42 % | – |\n',
  );
});
