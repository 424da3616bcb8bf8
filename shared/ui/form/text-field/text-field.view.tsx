import { __, sprintf } from '@flightdeck/shared/i18n';
import {
  type ChangeEvent,
  type ComponentProps,
  type ReactNode,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isUnfinished } from '../composition/composition';
import { Field, hasFocus, noLogin } from '../field/field.view';
import css from './text-field.css';
import { isWithinLimit, tooLongText } from './text-limit';

export interface TextFieldProps {
  /** Always visible. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Below the field, and read with it. */
  readonly hint?: ReactNode;
  /** The error, with an example of a valid value. */
  readonly error?: string | undefined;
  /** Shows several lines. */
  readonly multiline?: boolean | undefined;
  /** With `multiline`. Default: 4. */
  readonly rows?: number | undefined;
  /** Longer texts are refused; the count is shown below. */
  readonly maxLength?: number | undefined;
  /** An example, never the only label. */
  readonly placeholder?: string | undefined;
  /** Default: `text`. */
  readonly type?: 'text' | 'email' | 'url' | undefined;
  readonly disabled?: boolean | undefined;
  /** Read-only, but can be selected and copied; a click selects everything. */
  readonly readOnly?: boolean | undefined;
  /** For addresses, keys and lists of IPs: left to right in every language, in a monospace font. */
  readonly ltr?: boolean | undefined;
  /** Default: `off`. */
  readonly autoComplete?: string | undefined;
  /** For a field whose text is sent while the user types: ignores texts that a program fills in. */
  readonly typedOnly?: boolean | undefined;
  readonly testId?: string | undefined;
}

/**
 * A text field with one line or several. Refuses a text that is too long to be edited without a delay, with a message.
 */
export function TextField({
  label,
  value,
  onChange,
  hint,
  error,
  multiline = false,
  rows = 4,
  maxLength,
  placeholder,
  type = 'text',
  disabled,
  readOnly,
  ltr = false,
  autoComplete,
  typedOnly = false,
  testId,
}: TextFieldProps) {
  const [isRefused, setRefused] = useState(false);
  // The text during the composition of a character, which the caller gets when it is finished.
  const [composed, setComposed] = useState<string>();
  const shown = composed ?? value;
  const accept = (text: string): boolean => {
    const isAccepted = isWithinLimit(multiline, text, value);
    setRefused(!isAccepted);
    if (isAccepted) onChange(text);
    return isAccepted;
  };
  const handleChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const text = event.currentTarget.value;
    if (typedOnly && !hasFocus(event.currentTarget)) return;
    if (isUnfinished(event.nativeEvent)) setComposed(text);
    else if (!accept(text)) event.currentTarget.value = value;
  };
  // Some input methods don't report the end of the composition when the user leaves the field.
  const finishComposition = (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    setComposed(undefined);
    const text = event.currentTarget.value;
    if (composed !== undefined && text !== value) accept(text);
  };
  const count =
    maxLength === undefined
      ? undefined
      : sprintf(
          /* translators: %1$d: the characters used, %2$d: the characters allowed. */
          __('%1$d of %2$d characters'),
          shown.length,
          maxLength,
        );
  return (
    <Field count={count} error={isRefused ? tooLongText(multiline) : error} hint={hint} label={label}>
      {({ className, ...controlProps }) => {
        const shared = {
          ...controlProps,
          ...noLogin,
          ...(autoComplete && { autoComplete }),
          className: [className, multiline && css.lines, ltr && css.code].filter(Boolean).join(' '),
          'data-testid': testId,
          dir: ltr || type !== 'text' ? 'ltr' : undefined,
          disabled,
          maxLength,
          onChange: handleChange,
          onBlur: finishComposition,
          onCompositionEnd: finishComposition,
          onClick: (event: { currentTarget: { select(): void } }) => {
            if (readOnly) event.currentTarget.select();
          },
          placeholder,
          readOnly,
          spellCheck: ltr ? false : undefined,
        };
        return multiline ? (
          <Lines {...shared} rows={rows} text={shown} />
        ) : (
          <input {...shared} type={type} value={shown} />
        );
      }}
    </Field>
  );
}

interface LinesProps extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'ref'> {
  readonly text: string;
}

/**
 * Several lines of text, uncontrolled: otherwise, React would write the whole text into the page again at each key, which
 * causes a delay with ten thousand lines.
 */
function Lines({ text, ...rest }: LinesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (field.current && field.current.value !== text) field.current.value = text;
  });
  return <textarea {...rest} defaultValue="" ref={field} />;
}
