import type { Step } from '../flow/steps';

/** The parts of a step's illustration that differ from step to step. */
export interface Motif {
  /** SVG path of the step's icon, on a grid of 24 units. */
  readonly icon: string;
  /** SVG path of the content of the drawn page. */
  readonly content: string;
}

const icons = {
  home: 'M3.5 11.5 12 4l8.500 7.500M6 9.500V20h12V9.500M10 20v-6h4v6',
  people:
    'M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM2.500 19.500c0-3.500 2.800-5 6.500-5s6.500 1.500 6.500 5M15.500 4.800a3.500 3.500 0 0 1 0 6.400M18 14.800c2.200.7 3.500 2.300 3.500 4.700',
  basket: 'M4 9h16l-1.600 10H5.600zM8 9l3-5.500M16 9l-3-5.500M9.500 12.500v3.500M14.500 12.500v3.500',
  pulse: 'M2.500 12.500H7L9.500 5l5 14.500L17 12.500h4.500',
  pages: 'M4 4h6v7H4zM14 4h6v7h-6zM4 15h16M4 19h11',
  letter: 'M3.500 6h17v12.500h-17zM3.500 7l8.500 6.500L20.500 7',
  rocket:
    'M12 3c4 2.500 5 7 4 12H8c-1-5 0-9.500 4-12zM8 11l-3 4v3l3-2M16 11l3 4v3l-3-2M12 9v.1M10.500 18.500 12 21l1.500-2.500',
  share:
    'M7 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM17 8a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM17 21a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM9.200 10.800l5.600-3.900M9.200 13.200l5.600 3.900',
  shield: 'm12 3 7.500 3v5c0 5-3.200 8.300-7.500 10-4.300-1.700-7.500-5-7.500-10V6zM8.500 12l2.500 2.500 4.500-5',
  bubble: 'M4 5h16v11h-9l-5 4.500V16H4zM9 8.500l6 4.500M15 8.500 9 13',
  video: 'M4 5h16v14H4zM10 9l5 3-5 3z',
  cloud:
    'M7 18.500a4.300 4.300 0 0 1-.4-8.600 5.500 5.500 0 0 1 10.600-1 4.800 4.800 0 0 1 .3 9.600zM12 16.500v-6M9.500 13l2.500-2.500 2.500 2.500',
  gauge: 'M5 18.500a9 9 0 1 1 14 0M12 13.500l4-5M12 13.500v.1',
  spark: 'M12 3v5M12 16v5M3 12h5M16 12h5M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3',
  search: 'M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13zM15.300 15.300l5.200 5.200M7.500 10.500h6',
  scan: 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M3 12h18',
  key: 'M8 12.500a3.700 3.700 0 1 0 0 7.400 3.700 3.700 0 0 0 0-7.400zM10.700 13.500 20 4M16 8l3 3',
  gift: 'M4 10h16v10H4zM3 6.500h18V10H3zM12 6.500V20M12 6.500C9 6.500 7 5.500 8 4s3-.5 4 2.500c1-3 3-4 4-2.500s-1 2.500-4 2.500z',
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
