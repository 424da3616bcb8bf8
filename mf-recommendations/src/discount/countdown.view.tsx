import { __ } from '@flightdeck/shared/i18n';
import { useEffect, useState } from 'react';
import { countdownIntervalMs, countdownText } from './countdown';
import css from './countdown.css';

export interface CountdownProps {
  /** End of the discount. */
  readonly until: Date;
  /** Called when the time is up. */
  readonly onEnd: () => void;
}

/**
 * Shows the time left until a discount ends (REC-026, REC-028 to REC-030). Reads the clock at each tick, because a browser
 * can delay the ticks of a background tab.
 */
export function Countdown({ until, onEnd }: CountdownProps) {
  const end = until.getTime();
  const [text, setText] = useState(() => countdownText(end - Date.now(), document.documentElement.lang));
  useEffect(() => {
    const tick = () => {
      const next = countdownText(end - Date.now(), document.documentElement.lang);
      setText(next);
      if (next !== null) return;
      clearInterval(timer);
      onEnd();
    };
    const timer = setInterval(tick, countdownIntervalMs);
    return () => clearInterval(timer);
  }, [end, onEnd]);
  if (text === null) return <p className={css.countdown}>{__('Discount offer has ended')}</p>;
  return (
    <p className={css.countdown}>
      <span>{__('Discount ends in:')}</span> <strong className={css.time}>{text}</strong>
    </p>
  );
}
