import { __ } from '@flightdeck/shared/i18n';
import { useEffect, useState } from 'react';
import { countdownText, countdownTick } from '../flow/countdown';
import css from './countdown.css';

export interface CountdownProps {
  readonly until: Date;
  /** Time is up. */
  readonly onEnd: () => void;
}

/** Time left, by the clock and not by counting ticks: a tab that slept shows the right time at once (REC-026 to REC-030). */
export function Countdown({ until, onEnd }: CountdownProps) {
  const end = until.getTime();
  const [text, show] = useState(() => countdownText(end - Date.now()));
  useEffect(() => {
    const look = () => {
      const now = countdownText(end - Date.now());
      show(now);
      if (now !== null) return;
      clearInterval(timer);
      onEnd();
    };
    const timer = setInterval(look, countdownTick);
    return () => clearInterval(timer);
  }, [end, onEnd]);
  if (text === null) return <p className={css.countdown}>{__('Discount offer has ended')}</p>;
  return (
    <p className={css.countdown}>
      {__('Discount ends in:')} <strong className={css.time}>{text}</strong>
    </p>
  );
}
