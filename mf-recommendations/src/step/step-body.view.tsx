import { OutLink } from '@flightdeck/shared/ui';
import { interpolate } from '@flightdeck/shared/ui/layout';
import type { ReactNode } from 'react';
import css from './step-body.css';
import type { StepText } from './step-text';

export interface StepBodyProps {
  readonly text: StepText;
  /** Called when the user follows a link in the text. */
  readonly onLearnMore: () => void;
}

/** Shows the paragraphs and the list of a step. */
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
