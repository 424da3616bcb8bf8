import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';
import { type LazyFile, lazyFile } from '../../../client/timing/lazy-file';

/** A file that failed to load. */
export interface LostFile {
  readonly cause: unknown;
  /** Requests the file again. */
  retry(): void;
}

export interface LazyViewProps<Props> {
  readonly file: LazyFile<ComponentType<Props>>;
  readonly props: Props;
  /** Reserves the space of the view until the file has loaded. */
  readonly placeholder?: ReactNode;
  /** Replaces the view when its file is lost. Default: throws the cause, for the error boundary of the part. */
  readonly failed?: ((lost: LostFile) => ReactNode) | undefined;
}

/** Outcome of a request. */
type Answer<Props> = { readonly of: LazyFile<ComponentType<Props>> } & (
  | { readonly View: ComponentType<Props> }
  | { readonly cause: unknown }
);

/**
 * Shows a view whose file loads late, if the view or its placeholder depends on where it is used; otherwise use
 * `lazyView()`.
 *
 * Replaces lazy() and Suspense. React holds suspended content back for up to 300 ms and then shows the tree it drew
 * before that. Waiting effects of other roots run first, and if one of them updates or unmounts this root, the tree is
 * stale: React throws #177 (docs/decisions/011).
 */
export function LazyView<Props extends object>(options: LazyViewProps<Props>) {
  const { file, props, placeholder, failed } = options;
  const [latest, setAnswer] = useState<Answer<Props> | null>(null);
  const { loaded } = file;
  const answer = loaded ? { of: file, View: loaded } : latest?.of === file ? latest : null;
  const isShown = answer !== null;

  // A layout effect requests the file before the next frame.
  useLayoutEffect(() => {
    if (isShown) return;
    let isGone = false;
    const show = (found: Answer<Props>) => {
      if (!isGone) setAnswer(found);
    };
    file.load().then(
      (View) => show({ of: file, View }),
      (cause: unknown) => show({ of: file, cause }),
    );
    return () => {
      isGone = true;
    };
  }, [isShown, file]);

  if (answer && 'View' in answer) return <answer.View {...props} />;
  if (answer) {
    if (failed) return failed({ cause: answer.cause, retry: () => setAnswer(null) });
    throw answer.cause;
  }
  return placeholder;
}

export interface LazyViewOptions<Props> {
  /** Reserves the space of the view until the file has loaded. Default: nothing. */
  readonly placeholder?: (props: Props) => ReactNode;
  /** Replaces the view when its file is lost. Default: throws the cause, for the error boundary of the part. */
  readonly failed?: (lost: LostFile, props: Props) => ReactNode;
}

/**
 * Creates a view whose file loads when it is first drawn. A loaded view is drawn at once; a lost file is requested again
 * with the next draw. Call it outside of components.
 */
export function lazyView<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  { placeholder, failed }: LazyViewOptions<Props> = {},
): ComponentType<Props> {
  const file = lazyFile(async () => (await load()).default);
  return (props) => (
    <LazyView
      failed={failed && ((lost) => failed(lost, props))}
      file={file}
      placeholder={placeholder?.(props)}
      props={props}
    />
  );
}
