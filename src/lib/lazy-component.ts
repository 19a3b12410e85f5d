import { createElement, lazy, type ComponentType } from 'react';
import { importWithRetry } from './import-with-retry.ts';
import { loadingTimeoutMs, withTimeout } from './with-timeout.ts';

const failedImports = new Set<() => void>();

/**
 * A component whose code loads when it first renders, and loads again after `retryFailedImports`: React.lazy alone keeps
 * a rejected import for good. Throws what the import threw, or a TimeoutError.
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
        throw error;
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
