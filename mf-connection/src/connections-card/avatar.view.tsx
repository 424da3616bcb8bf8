import { type ReactNode, useState } from 'react';
import css from './avatar.css';

export interface AvatarProps {
  /** Addresses of the picture, best first; empty ones count as none. */
  readonly sources: readonly string[];
  /** Stands where no picture loads: initials or an icon. */
  readonly children: ReactNode;
  /** Default false: a square, as sites have. */
  readonly round?: boolean;
}

/** A picture that is decoration: the name stands beside it. A broken one gives way to the next, then to the stand-in. */
export function Avatar({ sources, children, round = false }: AvatarProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const source = sources.find((each) => each !== '' && !broken.includes(each));
  return (
    <span aria-hidden="true" className={`${css.avatar} ${round ? css.round : ''}`}>
      {source ? (
        <img alt="" className={css.image} onError={() => setBroken([...broken, source])} src={source} />
      ) : (
        children
      )}
    </span>
  );
}
