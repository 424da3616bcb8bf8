import type { Step } from '../flow/steps';
import { motifOf } from './motifs';
import css from './step-picture.css';

/** Draws a page with the icon of a step. Decorative only. */
export function StepPicture({ step }: { readonly step: Step }) {
  const { icon, content } = motifOf(step);
  return (
    <svg aria-hidden="true" className={css.drawing} focusable="false" viewBox="0 0 320 240">
      <rect className={css.card} height="206" rx="8" width="302" x="9" y="9" />
      <path className={css.line} d="M9 41h302" />
      <circle className={css.soft} cx="27" cy="25" r="5" />
      <circle className={css.soft} cx="44" cy="25" r="5" />
      <rect className={css.soft} height="10" rx="5" width="150" x="66" y="20" />
      <path className={css.content} d={content} />
      <circle className={css.halo} cx="232" cy="158" r="62" />
      <path className={css.icon} d={icon} transform="translate(196 122) scale(3)" />
    </svg>
  );
}
