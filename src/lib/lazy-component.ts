import { createElement, lazy, type ComponentType, type FunctionComponent } from 'react';
import { importWithRetry } from './retry.ts';
import { getLoadingTimeLeft, withTimeout } from './with-timeout.ts';

// Shared by all components, because the error boundary that tries again does not know which one failed.
const failedImports = new Set<() => void>();

type PropsOf<Component> = Component extends ComponentType<infer Props> ? Props : never;

/**
 * A component whose code loads when it first renders, and loads again after `retryFailedImports`: React.lazy alone keeps
 * a rejected import for good. Throws what the import threw, or a TimeoutError.
 *
 * @param name which export it is; by default the default one
 */
export function lazyComponent<
  Module extends Record<Name, ComponentType<never>>,
  Name extends string = 'default',
>(load: () => Promise<Module>, name?: Name): FunctionComponent<PropsOf<Module[Name]>>;
export function lazyComponent(
  load: () => Promise<Record<string, ComponentType<object>>>,
  name = 'default',
): FunctionComponent<object> {
  let Current = createLazy();
  function createLazy() {
    return lazy(async () => {
      try {
        const { [name]: component } = await withTimeout(importWithRetry(load), getLoadingTimeLeft());
        if (component) return { default: component };
        throw new Error(name);
      } catch (error) {
        failedImports.add(() => (Current = createLazy()));
        throw error;
      }
    });
  }
  return function LazyComponent(props: object) {
    return createElement(Current, props);
  };
}

/** Call only once an error boundary has caught the failure: before that, React would import again without end. */
export function retryFailedImports(): void {
  for (const retry of failedImports) retry();
  failedImports.clear();
}
