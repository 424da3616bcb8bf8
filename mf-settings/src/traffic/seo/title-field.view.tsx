import { __, sprintf } from '@flightdeck/shared/i18n';
import { initialState } from '@flightdeck/shared/session';
import { Button } from '@flightdeck/shared/ui';
import { TextField } from '@flightdeck/shared/ui/form';
import { useLayoutEffect, useRef } from 'react';
import { useRuleInput } from '../../engine/form/form-context.store';
import css from './editor.css';
import { taglineOf } from './seo-texts';
import { exampleTitle, offeredTokens, type PageType, type TitleToken, withToken } from './title-format';
import { addTokenLabels, pageTypeNames, tokenExamples } from './title-texts';

export interface TitleFieldProps {
  readonly type: PageType;
  readonly text: string;
  readonly isSaving: boolean;
  readonly onChange: (text: string) => void;
}

/** Edits the title format of one page type, with buttons that insert tokens at the cursor, and shows an example. */
export function TitleField({ type, text, isSaving, onChange }: TitleFieldProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  /** Cursor position to set after an inserted token is rendered; null if no token was inserted. */
  const pendingCursor = useRef<number | null>(null);
  const name = pageTypeNames()[type];
  const labels = addTokenLabels();
  const input = () => group.current?.querySelector('input') ?? null;

  useLayoutEffect(() => {
    if (pendingCursor.current === null) return;
    const field = input();
    field?.focus();
    field?.setSelectionRange(pendingCursor.current, pendingCursor.current);
    pendingCursor.current = null;
  });

  const insert = (token: TitleToken) => {
    // Without a selection, the token goes to the end.
    const { selectionStart, selectionEnd } = input() ?? {};
    const next = withToken(text, token, [selectionStart ?? text.length, selectionEnd ?? text.length]);
    pendingCursor.current = next.cursor;
    onChange(next.text);
  };
  return (
    <fieldset
      aria-label={name}
      className={css.titleField}
      data-testid={`title-${type}`}
      disabled={isSaving}
      ref={group}
    >
      <TextField hint={<Example text={text} type={type} />} label={name} onChange={onChange} value={text} />
      <div className={css.tokens}>
        {offeredTokens(type).map((token) => (
          <Button key={token} onClick={() => insert(token)}>
            {labels[token]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function Example({ type, text }: Pick<TitleFieldProps, 'type' | 'text'>) {
  const tagline = taglineOf(useRuleInput().serverValues);
  if (text === '') return <span className={css.example}>{__("Leave this empty to use your theme's title.")}</span>;
  const example = exampleTitle(type, text, tokenExamples(initialState().siteTitle, tagline));
  return (
    <span className={css.example}>
      {sprintf(/* translators: %s: an example of a page title */ __('Preview: %s'), example)}
    </span>
  );
}
