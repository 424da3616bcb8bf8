import { interpolate } from '@flightdeck/shared/ui/interpolate';
import { OutLink } from '@flightdeck/shared/ui/out-link';
import type { ReactNode } from 'react';
import css from './step-body.css';
import type { StepText } from './step-text';

export interface StepBodyProps {
  readonly text: StepText;
  /** A link in the text was followed. */
  readonly onLearnMore: () => void;
}

/** Paragraphs and list of a step. */
export function StepBody({ text: { paragraphs, links = {}, list }, onLearnMore }: StepBodyProps) {
  const tags = Object.fromEntries(
    Object.entries(links).map(([name, href]) => [
      name,
      (children: ReactNode) => (
        <OutLink href={href} newTab onClick={onLearnMore}>
          {children}
        </OutLink>
      ),
    ]),
  );
  return (
    <div className={css.text}>
      {paragraphs.map((paragraph) => (
        <p className={css.paragraph} key={paragraph}>
          {interpolate(paragraph, tags)}
        </p>
      ))}
      {list && (
        <ul className={css.list}>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
