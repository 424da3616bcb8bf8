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
  /** Replaces the view when its file failed to load. Default: throws the cause, for the error boundary of the part. */
  readonly failed?: ((lost: LostFile) => ReactNode) | undefined;
}

/** The loaded view, or the cause of a failed load. A later render can pass another file, so the outcome names its file. */
type Outcome<Props> = { readonly file: LazyFile<ComponentType<Props>> } & (
  | { readonly View: ComponentType<Props> }
  | { readonly cause: unknown }
);

/**
 * Shows a view whose file is loaded when the view is first drawn. For a file or a placeholder that depends on the place of
 * use; otherwise, use `lazyView()`.
 *
 * `lazy()` and `Suspense` are no alternative: React shows suspended content only 300 ms after the last placeholder, and throws
 * error #177 if an effect of another root updates or unmounts this root at that moment (docs/decisions/011).
 */
export function LazyView<Props extends object>(options: LazyViewProps<Props>) {
  const { file, props, placeholder, failed } = options;
  const [latestOutcome, setLatestOutcome] = useState<Outcome<Props> | null>(null);
  const { loaded } = file;
  const requestedOutcome = latestOutcome?.file === file ? latestOutcome : null;
  const outcome = loaded ? { file, View: loaded } : requestedOutcome;
  const hasOutcome = outcome !== null;

  // In a layout effect, the request starts before the next frame.
  useLayoutEffect(() => {
    if (hasOutcome) return;
    let isUnmounted = false;
    const show = (newOutcome: Outcome<Props>) => {
      if (!isUnmounted) setLatestOutcome(newOutcome);
    };
    file.load().then(
      (View) => show({ file, View }),
      (cause: unknown) => show({ file, cause }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [hasOutcome, file]);

  if (outcome && 'View' in outcome) return <outcome.View {...props} />;
  if (outcome) {
    if (failed) return failed({ cause: outcome.cause, retry: () => setLatestOutcome(null) });
    throw outcome.cause;
  }
  return placeholder;
}

export interface LazyViewOptions<Props> {
  /** Reserves the space of the view until the file has loaded. Default: nothing. */
  readonly placeholder?: (props: Props) => ReactNode;
  /** Replaces the view when its file failed to load. Default: throws the cause, for the error boundary of the part. */
  readonly failed?: (lost: LostFile, props: Props) => ReactNode;
}

/**
 * Returns a component whose file is loaded when the component is first drawn. Once loaded, it is drawn at once; after a failed
 * load, the next mount requests the file again. Call it outside of components.
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
