import { __ } from '@flightdeck/shared/i18n';

/** Returns why a recommendation has no button for users who may not install plugins. */
export const notAllowedText = (): string =>
  __("You don't have permission to install plugins. Ask a site administrator.");

/** Texts of a step. Tags in its paragraphs are links. */
export interface StepText {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Addresses by tag. */
  readonly links?: Readonly<Record<string, string>>;
  readonly list?: readonly string[];
}

/** Texts of a step that enables a feature. */
export interface FeatureText extends StepText {
  readonly enable: string;
}

/** Texts of a step that links to another page, or only to the next step. */
export interface ResourceText extends StepText {
  readonly button: string;
  /** null if the button leads to the next step. */
  readonly href: string | null;
  /** Label of the skip link; null if the button leads to the next step. */
  readonly skip: 'not-now' | 'next' | null;
}
