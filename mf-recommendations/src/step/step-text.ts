/** What a step says. Tags in its paragraphs are links. */
export interface StepText {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Addresses by tag. */
  readonly links?: Readonly<Record<string, string>>;
  readonly list?: readonly string[];
}

/** A step that switches something on. */
export interface FeatureText extends StepText {
  readonly enable: string;
}

/** A step that leads to a page to read or to set something up. */
export interface ResourceText extends StepText {
  readonly button: string;
  /** null: the button goes on to the next step. */
  readonly href: string | null;
  /** The way past it; null where the button goes on itself. */
  readonly skip: 'not-now' | 'next' | null;
}
