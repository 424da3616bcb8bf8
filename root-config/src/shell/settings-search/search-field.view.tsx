import { __ } from '@flightdeck/shared/i18n';
import { debounce } from '@flightdeck/shared/timing';
import { Button, Icon } from '@flightdeck/shared/ui';
import { isComposingKey, isUnfinished, isUsed, noLogin } from '@flightdeck/shared/ui/form';
import { isMobile } from '@flightdeck/shared/ui/layout';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import css from './search-field.css';

export interface SearchFieldProps {
  /** Accessible name of field and region. */
  readonly label: string;
  /**
   * Initial text, and a new text whenever it differs from the last one reported (such as after a change of the
   * address). Default empty.
   */
  readonly value?: string | undefined;
  /** Called when typing has paused for `delay`; at once when the field is emptied. */
  readonly onSearch: (text: string) => void;
  /** ms. Default 300 (SHR-140). */
  readonly delay?: number | undefined;
  readonly placeholder?: string | undefined;
  /** Shows only an icon while closed; opens at first if it has a text. Default: always open. */
  readonly pinned?: boolean | undefined;
  readonly onOpen?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  readonly testId?: string | undefined;
}

/** Field that searches while the user types. Closing empties it. */
export function SearchField(props: SearchFieldProps) {
  const { label, value = '', onSearch, delay = 300, placeholder, pinned = false, onOpen, onClose, testId } = props;
  const [text, setText] = useState(value);
  const [isOpen, setOpen] = useState(!pinned || value !== '');
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLElement>(null);
  const reported = useRef(value);
  const latest = useRef({ text, onSearch });
  latest.current = { text, onSearch };

  const [report] = useState(() => () => {
    if (latest.current.text === reported.current) return;
    reported.current = latest.current.text;
    latest.current.onSearch(reported.current);
  });
  const later = useRef(debounce(report, delay));
  useEffect(() => {
    later.current = debounce(report, delay);
    return () => later.current.cancel();
  }, [delay, report]);

  // The caller may return an older text than the field has by now.
  useEffect(() => {
    if (value === reported.current) return;
    later.current.cancel();
    reported.current = value;
    setText(value);
    if (value !== '') setOpen(true);
  }, [value]);

  const type = (next: string, isWaiting = false) => {
    setText(next);
    latest.current.text = next;
    if (isWaiting) {
      later.current.cancel();
      return;
    }
    if (next !== '') {
      later.current();
      return;
    }
    later.current.cancel();
    report();
  };
  const close = () => {
    type('');
    if (pinned) setOpen(false);
    onClose?.();
  };
  // Focus follows actions of the user, not changes of the address.
  const follow = (place: typeof opener | typeof field) => setTimeout(() => place.current?.focus());
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposingKey(event.nativeEvent)) {
      // Chromium would empty a search field.
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
    if (event.key === 'Enter' && isMobile()) event.currentTarget.blur();
    if (event.key !== 'Escape') return;
    event.preventDefault(); // a surrounding dialog stays open
    if (text !== '') type('');
    else {
      close();
      if (pinned) follow(opener);
    }
  };

  if (!isOpen) {
    return (
      <Button
        icon="search"
        onClick={() => {
          setOpen(true);
          onOpen?.();
          follow(field);
        }}
        ref={opener}
        testId={testId}
        variant="icon"
      >
        {__('Open search')}
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers of the oldest supported browsers do not know <search>
    <div aria-label={label} className={css.search} data-testid={testId} role="search">
      <span className={css.icon}>
        <Icon name="search" size={16} />
      </span>
      <input
        aria-label={label}
        {...noLogin}
        className={css.input}
        onBlur={(event) => type(event.currentTarget.value)}
        onChange={({ target, nativeEvent }) => isUsed(target) && type(target.value, isUnfinished(nativeEvent))}
        onCompositionEnd={(event) => type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        placeholder={placeholder}
        ref={field}
        type="search"
        value={text}
      />
      {(pinned || text !== '') && (
        <span className={css.close}>
          <Button
            icon="close"
            onClick={() => {
              close();
              follow(pinned ? opener : field);
            }}
            variant="icon"
          >
            {__('Close search')}
          </Button>
        </span>
      )}
    </div>
  );
}
