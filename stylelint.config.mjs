/**
 * Lint rules for style sheets. Biome formats the sheets and limits their length.
 */

const colorMessage =
  'Colors come from shared/ui/tokens.css: use var(--fd-…). A new color becomes a token there, light and dark.';
const allowedKeywords = ['inherit', 'transparent', 'currentColor', 'none'];

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  ignoreFiles: ['build/**', 'data/**', 'test-results/**'],
  plugins: ['stylelint-use-logical', 'stylelint-declaration-strict-value'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    // Writing direction: a page in Arabic or Hebrew is mirrored.
    'csstools/use-logical': 'always',
    'property-disallowed-list': [
      ['/^scroll-(margin|padding)-(top|right|bottom|left)$/', '/^overscroll-behavior-[xy]$/'],
      { message: (name) => `"${name}" is a physical side. Use its logical property: …-inline-start, …-block-end.` },
    ],
    'unit-disallowed-list': [
      ['rem'],
      {
        message:
          'rem follows the font size of the foreign page. Use px, em or a token: var(--fd-space-…), var(--fd-text-…).',
      },
    ],

    // Tokens only.
    'color-no-hex': [true, { message: colorMessage }],
    'color-named': ['never', { message: colorMessage }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message: colorMessage },
    ],
    'scale-unlimited/declaration-strict-value': [
      ['/color$/', 'background', 'fill', 'stroke', 'font-family', 'font-size', 'font-weight'],
      {
        ignoreValues: allowedKeywords,
        // System colors are for forced colors.
        ignoreAtRules: '/forced-colors: active/',
        message:
          // biome-ignore lint/suspicious/noTemplateCurlyInString: the rule replaces these placeholders
          '"${value}" is not a token. Set "${property}" to a token of shared/ui/tokens.css: var(--fd-…). Use system colors only in @media (forced-colors: active).',
      },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/./': ['/--wp-admin-theme-color/'],
        '/^transition(-property)?$/': [
          '/(^|[\\s,])(all|inset|margin|padding|border-width|(min-|max-)?(inline|block)-size)\\b/',
        ],
      },
      {
        message: (property) =>
          property.startsWith('transition')
            ? 'A transition of a size or position repeats the layout in each frame. Use translate, scale, rotate or opacity.'
            : 'Text on the raw admin color can be unreadable. Use var(--fd-accent), which keeps enough contrast.',
      },
    ],

    // Names.
    'custom-property-pattern': [
      '^(fd|wp-admin)-',
      { message: (name) => `"${name}" can collide with the foreign page. Start custom properties with --fd-.` },
    ],
    'selector-class-pattern': [
      // The status of a notice is also the name of a class: is-success.
      '^([a-z][a-zA-Z0-9]*|is-[a-z]+)$',
      { message: (selector) => `"${selector}" is not camelCase. Views read classes as css.name.` },
    ],

    // Differences from the standard configuration.
    'alpha-value-notation': 'number',
    'lightness-notation': 'number',
    'color-hex-length': 'long',
    'custom-property-empty-line-before': null,
    'value-keyword-case': ['lower', { camelCaseSvgKeywords: true, ignoreProperties: ['/^--fd-font/'] }],
  },
  overrides: [
    {
      files: ['shared/ui/tokens.css', 'shared/ui/base.css', 'root-config/src/page/page.css'],
      rules: {
        'selector-class-pattern': [
          '^fd(-|$)',
          {
            message: (selector) => `"${selector}" is global and can collide with the foreign page. Start it with fd-.`,
          },
        ],
      },
    },
    {
      files: ['shared/ui/tokens.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'scale-unlimited/declaration-strict-value': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
    {
      // Pages of the test site and its provider have no tokens.
      files: ['site/src/assets/*.css'],
      rules: {
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
        'scale-unlimited/declaration-strict-value': null,
        'declaration-property-value-disallowed-list': null,
        'custom-property-pattern': null,
        'selector-class-pattern': null,
        'no-descending-specificity': null,
      },
    },
  ],
};
