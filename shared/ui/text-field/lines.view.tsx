import { type ComponentProps, useLayoutEffect, useRef } from 'react';

interface LinesProps extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'ref'> {
  readonly text: string;
}

/**
 * Several lines of text, uncontrolled: with each key, React would write a long text into the page again, and with ten
 * thousand lines every key would lag.
 */
export function Lines({ text, ...rest }: LinesProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (field.current && field.current.value !== text) field.current.value = text;
  });
  return <textarea {...rest} defaultValue="" ref={field} />;
}
