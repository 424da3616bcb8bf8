import { __ } from '@flightdeck/shared/i18n';
import { debounce } from '@flightdeck/shared/timing';
import { Button, Icon } from '@flightdeck/shared/ui';
import { hasFocus, isComposingKey, isUnfinished, noLogin } from '@flightdeck/shared/ui/form';
import { isMobile } from '@flightdeck/shared/ui/layout';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import css from './search-field.css';

export interface SearchFieldProps {
  /** Accessible name of the field and of its search region. */
  readonly label: string;
  /**
   * Initial text. A later value replaces the text if it differs from the last text reported, such as after a change of the
   * address. Default empty.
   */
  readonly value?: string | undefined;
  /** Called when typing has paused for `delay`; at once when the field is emptied. */
  readonly onSearch: (text: string) => void;
  /** ms. Default 300 (SHR-140). */
  readonly delay?: number | undefined;
  readonly placeholder?: string | undefined;
  /** Shows only an icon while closed; starts open if there is a text. Default: always open. */
  readonly pinned?: boolean | undefined;
  readonly onOpen?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
}

/** Field that searches while the user types. Closing empties the field. */
export function SearchField(props: SearchFieldProps) {
  const { label, value = '', onSearch, delay = 300, placeholder, pinned = false, onOpen, onClose } = props;
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
  const reportLater = useRef(debounce(report, delay));
  useEffect(() => {
    reportLater.current = debounce(report, delay);
    return () => reportLater.current.cancel();
  }, [delay, report]);

  // The value may be a text that the field has reported itself: keep what the user has typed since.
  useEffect(() => {
    if (value === reported.current) return;
    reportLater.current.cancel();
    reported.current = value;
    setText(value);
    if (value !== '') setOpen(true);
  }, [value]);

  const changeText = (next: string, isComposing = false) => {
    setText(next);
    latest.current.text = next;
    reportLater.current.cancel();
    if (isComposing) return;
    if (next === '') report();
    else reportLater.current();
  };
  const close = () => {
    changeText('');
    if (pinned) setOpen(false);
    onClose?.();
  };
  // Wait for the draw. Only actions of the user move the focus, not changes of the address.
  const moveFocus = (target: typeof opener | typeof field) => setTimeout(() => target.current?.focus());
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposingKey(event.nativeEvent)) {
      // Chromium would empty the field.
      if (event.key === 'Escape') event.preventDefault();
      return;
    }
    if (event.key === 'Enter' && isMobile()) event.currentTarget.blur();
    if (event.key !== 'Escape') return;
    event.preventDefault(); // keeps a surrounding dialog open
    if (text !== '') changeText('');
    else {
      close();
      if (pinned) moveFocus(opener);
    }
  };

  if (!isOpen) {
    return (
      <Button
        icon="search"
        onClick={() => {
          setOpen(true);
          onOpen?.();
          moveFocus(field);
        }}
        ref={opener}
        variant="icon"
      >
        {__('Open search')}
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: screen readers of the oldest supported browsers do not know <search>
    <div aria-label={label} className={css.search} role="search">
      <span className={css.icon}>
        <Icon name="search" size={16} />
      </span>
      <input
        aria-label={label}
        {...noLogin}
        className={css.input}
        // Losing the focus also ends a composition.
        onBlur={(event) => changeText(event.currentTarget.value)}
        // A password manager fills in fields that do not have the focus.
        onChange={({ target, nativeEvent }) => hasFocus(target) && changeText(target.value, isUnfinished(nativeEvent))}
        onCompositionEnd={(event) => changeText(event.currentTarget.value)}
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
              moveFocus(pinned ? opener : field);
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
