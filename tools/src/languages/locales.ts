/** Facts about a language that the tools need. */
export interface LocaleData {
  /** English name, for the header `Language-Team` of the translation file. */
  readonly name: string;
  /** Plural rule in the form of gettext, from WordPress. */
  readonly pluralForms: string;
  /**
   * Indexes of the plural forms that apply to one number only, such as 0, 1 and 2 in Arabic. Their texts may omit the number,
   * as in "one post".
   */
  readonly singleForms: readonly number[];
  /** Quotation marks: those that the language uses, for messages, and a pattern for those that it does not use. */
  readonly quotes: { readonly use: string; readonly refuse: RegExp };
  /** Rules about other characters. */
  readonly characters: readonly CharacterRule[];
}

export interface CharacterRule {
  /** Pattern for a mistake in a translation. */
  readonly refuse: RegExp;
  /** The required characters, for messages. */
  readonly needed: string;
}

const oneAndOthers = 'nplurals=2; plural=(n != 1);';
const upToOneAndOthers = 'nplurals=2; plural=(n > 1);';
const arabicForms =
  'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5);';

const spaceBeforePercent: CharacterRule = { refuse: /\d%/, needed: 'a no-break space (U+00A0) before %' };
const dots: CharacterRule = { refuse: /\.\.\./, needed: '… (one character)' };

/** The languages that can have a file in `languages/`, by WordPress locale. */
export const locales: Readonly<Record<string, LocaleData>> = {
  ar: {
    name: 'Arabic',
    pluralForms: arabicForms,
    singleForms: [0, 1, 2],
    quotes: { use: '« »', refuse: /["“”„‟]/ },
    characters: [
      dots,
      { refuse: /(?<=[\p{Script=Arabic}\s])\?/u, needed: '؟' },
      { refuse: /\p{Script=Arabic},/u, needed: '،' },
      { refuse: /\p{Script=Arabic};/u, needed: '؛' },
    ],
  },
  de_DE: {
    name: 'German',
    pluralForms: oneAndOthers,
    singleForms: [0],
    quotes: { use: '„ “', refuse: /["”«»]|“(?=\p{L})/u },
    characters: [dots, spaceBeforePercent],
  },
  es_ES: {
    name: 'Spanish',
    pluralForms: oneAndOthers,
    singleForms: [0],
    quotes: { use: '« »', refuse: /["„‟]/ },
    characters: [
      dots,
      spaceBeforePercent,
      { refuse: /^[^¿]*\?/u, needed: '¿ before the question' },
      { refuse: /^[^¡]*!/u, needed: '¡ before the exclamation' },
    ],
  },
  fr_FR: {
    name: 'French',
    pluralForms: upToOneAndOthers,
    singleForms: [],
    quotes: { use: '« » with narrow no-break spaces (U+202F) inside', refuse: /["“”„‟]/ },
    characters: [
      dots,
      spaceBeforePercent,
      { refuse: /«(?!\u202f)|(?<!\u202f)»/, needed: 'a narrow no-break space (U+202F) inside « »' },
      {
        refuse: /(?<![\u202f?!;])[?!]|(?<!\u202f|&#?\w{1,9});/,
        needed: 'a narrow no-break space (U+202F) before ; ! ?',
      },
      {
        refuse: /(?<![\u202f\u00a0]):(?=\s|$)/,
        needed: 'a no-break space (U+00A0) before the colon',
      },
      { refuse: /\p{L}'\p{L}/u, needed: '’ as apostrophe' },
    ],
  },
  ja: {
    name: 'Japanese',
    pluralForms: 'nplurals=1; plural=0;',
    singleForms: [],
    quotes: { use: '「」', refuse: /["“”„‟«»]/ },
    characters: [
      dots,
      { refuse: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}][.,](?!\w)/u, needed: '。 or 、' },
      { refuse: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}][?!]/u, needed: '？ or ！' },
    ],
  },
  pt_BR: {
    name: 'Portuguese (Brazil)',
    pluralForms: upToOneAndOthers,
    singleForms: [],
    quotes: { use: '“ ”', refuse: /["„‟«»]/ },
    characters: [dots],
  },
};

/** Returns the data of a language, or undefined for an unknown one. */
export const factsOf = (locale: string): LocaleData | undefined =>
  Object.hasOwn(locales, locale) ? locales[locale] : undefined;

/** Returns the number of plural forms in a rule such as `nplurals=2; plural=(n > 1);`; 0 for a rule without `nplurals`. */
export const formCount = (pluralForms: string): number => Number(/nplurals *= *(\d+)/.exec(pluralForms)?.[1] ?? 0);
