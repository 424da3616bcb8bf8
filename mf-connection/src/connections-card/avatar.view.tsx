import { type ReactNode, useState } from 'react';
import css from './avatar.css';

export interface AvatarProps {
  /** Addresses of pictures, the best first. Empty addresses are skipped. */
  readonly sources: readonly string[];
  /** Fallback when no picture loads: initials or an icon. */
  readonly children: ReactNode;
  /** Whether the picture is a circle, for users. Default false: a square, for sites. */
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
