import { type ReactNode, useState } from 'react';
import css from './avatar.css';

export interface AvatarProps {
  /** Addresses of the picture, best first; empty ones are skipped. */
  readonly sources: readonly string[];
  /** Fallback when no picture loads: initials or an icon. */
  readonly children: ReactNode;
  /** Default false: a square, for sites. */
  readonly round?: boolean;
}

/** Decorative picture beside a name. Falls back to the next source, then to the children. */
export function Avatar({ sources, children, round = false }: AvatarProps) {
  const [brokenSources, setBrokenSources] = useState<readonly string[]>([]);
  const source = sources.find((each) => each !== '' && !brokenSources.includes(each));
  return (
    <span aria-hidden="true" className={`${css.avatar} ${round ? css.round : ''}`}>
      {source ? (
        <img alt="" className={css.image} onError={() => setBrokenSources([...brokenSources, source])} src={source} />
      ) : (
        children
      )}
    </span>
  );
}
