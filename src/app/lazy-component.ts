import { createElement, lazy, type ComponentType } from 'react';
import { DataError } from '#src/data/data-error.ts';
import { importWithRetry } from '#src/lib/import-with-retry.ts';
import { isFailedImport } from '#src/lib/unreachable.ts';
import { loadingTimeoutMs, TimeoutError, withTimeout } from '#src/lib/with-timeout.ts';

const failedImports = new Set<() => void>();

function toImportError(error: unknown): unknown {
  if (error instanceof TimeoutError) return new DataError('too-slow', error);
  return isFailedImport(error) ? new DataError('offline', error) : error;
}

/**
 * A component whose code loads when it first renders, and loads again after `retryFailedImports`: React.lazy alone keeps
 * a rejected import for good. Throws a DataError when the code cannot be fetched.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let Current = createLazy();
  function createLazy() {
    return lazy(async () => {
      try {
        return await withTimeout(importWithRetry(load), loadingTimeoutMs);
      } catch (error) {
        failedImports.add(() => (Current = createLazy()));
        throw toImportError(error);
      }
    });
  }
  return function LazyComponent(props: Props) {
    return createElement<Props>(Current, props);
  };
}

/** Call only once an error boundary has caught the failure: before that, React would import again without end. */
export function retryFailedImports(): void {
  for (const retry of failedImports) retry();
  failedImports.clear();
}
