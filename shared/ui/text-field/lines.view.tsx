import { type ComponentProps, useLayoutEffect, useRef } from 'react';

interface LinesProps extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange' | 'ref'> {
  readonly text: string;
  /** @returns whether the text was accepted; otherwise the field shows the one before */
  readonly onText: (text: string) => boolean;
}

/**
 * Several lines of text, uncontrolled: with each key, React would write a long text into the page again, and with ten
 * thousand lines every key would lag.
 */
export function Lines({ text, onText, ...rest }: LinesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (field.current && field.current.value !== text) field.current.value = text;
  });
  return (
    <textarea
      {...rest}
      defaultValue=""
      onChange={({ currentTarget }) => {
        if (!onText(currentTarget.value)) currentTarget.value = text;
      }}
      ref={field}
    />
  );
}
