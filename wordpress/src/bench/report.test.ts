import { type Round, tableRows } from './report';

test('a row shows the medians of both dashboards and our share, or dashes for missing figures', () => {
  const labels = { firstCard: 'first card, ms', starts: 'starts' };
  const round: Round<Readonly<Record<keyof typeof labels, number | null>>> = {
    original: [
      { firstCard: 1000, starts: null },
      { firstCard: 1200, starts: null },
    ],
    ours: [{ firstCard: 440, starts: 3 }],
  };
  expect(tableRows('cold', labels, round)).toBe(
    '| cold | first card, ms | 1100 | 440 | 40 % |\n| cold | starts | – | 3 | – |\n',
  );
});
