import type { Step } from '../flow/steps';

/** The parts of a step's illustration that differ from step to step. */
export interface Motif {
  /** SVG path of the step's icon, on a grid of 24 units. */
  readonly icon: string;
  /** SVG path of the content of the drawn page. */
  readonly content: string;
}

const icons = {
  home: 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c0-3.5 2.8-5 6.5-5s6.5 1.5 6.5 5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.8c2.2.7 3.5 2.3 3.5 4.7',
  basket: 'M4 9h16l-1.6 10H5.6zM8 9l3-5.5M16 9l-3-5.5M9.5 12.5v3.5M14.5 12.5v3.5',
  pulse: 'M2.5 12.5H7L9.5 5l5 14.5L17 12.5h4.5',
  pages: 'M4 4h6v7H4zM14 4h6v7h-6zM4 15h16M4 19h11',
  letter: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.5L20.5 7',
  rocket: 'M12 3c4 2.5 5 7 4 12H8c-1-5 0-9.5 4-12zM8 11l-3 4v3l3-2M16 11l3 4v3l-3-2M12 9v.1M10.5 18.5 12 21l1.5-2.5',
  share:
    'M7 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9.2 10.8l5.6-3.9M9.2 13.2l5.6 3.9',
  shield: 'm12 3 7.5 3v5c0 5-3.2 8.3-7.5 10-4.3-1.7-7.5-5-7.5-10V6zM8.5 12l2.5 2.5 4.5-5',
  bubble: 'M4 5h16v11h-9l-5 4.5V16H4zM9 8.5l6 4.5M15 8.5 9 13',
  video: 'M4 5h16v14H4zM10 9l5 3-5 3z',
  cloud: 'M7 18.5a4.3 4.3 0 0 1-.4-8.6 5.5 5.5 0 0 1 10.6-1 4.8 4.8 0 0 1 .3 9.6zM12 16.5v-6M9.5 13l2.5-2.5 2.5 2.5',
  gauge: 'M5 18.5a9 9 0 1 1 14 0M12 13.5l4-5M12 13.5v.1',
  spark: 'M12 3v5M12 16v5M3 12h5M16 12h5M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3l5.2 5.2M7.5 10.5h6',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M3 12h18',
  key: 'M8 12.5a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4zM10.7 13.5 20 4M16 8l3 3',
  gift: 'M4 10h16v10H4zM3 6.5h18V10H3zM12 6.5V20M12 6.5C9 6.5 7 5.5 8 4s3-.5 4 2.5c1-3 3-4 4-2.5s-1 2.5-4 2.5z',
} as const;

const article = 'M34 70h118M34 92h96M34 114h108M34 136h72';
const gallery = 'M38 76h60v44H38zM130 76h60v44h-60zM38 158h60v30H38z';
const rows = 'M34 72h12M66 72h96M34 100h12M66 100h74M34 128h12M66 128h88M34 156h12M66 156h60';
const chart = 'M40 190v-34M66 190v-58M92 190v-44M118 190v-80M144 190v-62';

const motifs: Readonly<Record<Step, readonly [icon: keyof typeof icons, content: string]>> = {
  'site-type-question': ['home', article],
  'product-suggestions': ['gift', gallery],
  'product-purchased': ['gift', rows],
  agency: ['people', rows],
  woocommerce: ['basket', gallery],
  monitor: ['pulse', chart],
  'related-posts': ['pages', article],
  'creative-mail': ['letter', article],
  'site-accelerator': ['rocket', gallery],
  publicize: ['share', article],
  protect: ['shield', rows],
  'anti-spam': ['bubble', article],
  videopress: ['video', gallery],
  'backup-plan': ['cloud', rows],
  boost: ['gauge', chart],
  summary: ['home', rows],
  welcome__backup: ['cloud', article],
  welcome__complete: ['spark', gallery],
  welcome__security: ['shield', article],
  welcome__antispam: ['bubble', rows],
  welcome__videopress: ['video', article],
  welcome__search: ['search', rows],
  welcome__scan: ['scan', rows],
  'backup-activated': ['cloud', chart],
  'scan-activated': ['scan', article],
  'antispam-activated': ['bubble', article],
  'videopress-activated': ['video', gallery],
  'search-activated': ['search', article],
  'server-credentials': ['key', rows],
};

/** Returns the motif of a step. */
export function motifOf(step: Step): Motif {
  const [icon, content] = motifs[step];
  return { icon: icons[icon], content };
}
