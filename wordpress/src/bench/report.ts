/** Medians of the time from navigation to first card, in ms. */
export interface Measured {
  /** Factor by which the processor is slowed down. */
  readonly cpu: 1 | 4;
  readonly original: number;
  readonly ours: number;
}

export interface WordPressBench {
  readonly date: string;
  readonly machine: string;
  /** Load average of the machine before the measurement. */
  readonly load: number;
  readonly runs: number;
  readonly measured: readonly Measured[];
}

/** Largest allowed share of the original's time at 4x. */
const limit = 0.5;

/** Returns the report as Markdown. */
export function wordpressReport({ date, machine, load, runs, measured }: WordPressBench): string {
  const rows = measured.map(({ cpu, original, ours }) => {
    const share = ours / original;
    const percent = `${Math.round(share * 100)} %`;
    const isOver = cpu === 4 && share > limit;
    const name = cpu === 1 ? 'Cards visible, cold' : '… at 4x';
    return `| ${name} | ${Math.round(original)} ms | ${Math.round(ours)} ms | ${isOver ? `**${percent}**` : percent} | ${cpu === 4 ? `${limit * 100} %` : '–'} |`;
  });
  return `# Speed on a real WordPress

Made by \`npm run bench:wordpress\`; not edited by hand. ${date}, ${machine}, median of ${runs} runs, load average
${load.toFixed(1)} before them.

The dashboard of a connected, free site as its admin, ours and that of the plugin in turn, on one WordPress over loopback
without delay. "4x" is the processor slowed down four times. From the navigation to the first card with a box, WordPress's own
time included.

| Figure | Original | Ours | Share | Limit |
|---|---|---|---|---|
${rows.join('\n')}
`;
}
