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

/** The loaded view, or the cause of a failed load. `of` is the file, because a later draw can pass another one. */
type Outcome<Props> = { readonly of: LazyFile<ComponentType<Props>> } & (
  | { readonly View: ComponentType<Props> }
  | { readonly cause: unknown }
);

/**
 * Shows a view whose file loads late. Use it if the view or its placeholder changes from use to use, otherwise `lazyView()`.
 *
 * Use it instead of lazy() and Suspense. React holds suspended content back for up to 300 ms and then shows the tree it drew
 * before that. Waiting effects of other roots run first, and if one of them updates or unmounts this root, the tree is
 * stale: React throws #177 (docs/decisions/011).
 */
export function LazyView<Props extends object>(options: LazyViewProps<Props>) {
  const { file, props, placeholder, failed } = options;
  const [latest, setOutcome] = useState<Outcome<Props> | null>(null);
  const { loaded } = file;
  const current = latest?.of === file ? latest : null;
  const outcome = loaded ? { of: file, View: loaded } : current;
  const isKnown = outcome !== null;

  // A layout effect requests the file before the next frame.
  useLayoutEffect(() => {
    if (isKnown) return;
    let isUnmounted = false;
    const show = (found: Outcome<Props>) => {
      if (!isUnmounted) setOutcome(found);
    };
    file.load().then(
      (View) => show({ of: file, View }),
      (cause: unknown) => show({ of: file, cause }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [isKnown, file]);

  if (outcome && 'View' in outcome) return <outcome.View {...props} />;
  if (outcome) {
    if (failed) return failed({ cause: outcome.cause, retry: () => setOutcome(null) });
    throw outcome.cause;
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
