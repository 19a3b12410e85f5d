import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { reportError } from './log.ts';
import type { RowView } from './row-view.ts';
import type { RowSnapshot, RowWindow } from './row-window.ts';

/** Up to here all items are rendered, and the code that chooses rows is not loaded. */
const plainItemCount = 20;

type RowWindowModule = typeof import('./row-window.ts');

let loadedModule: RowWindowModule | undefined;

function useRowWindowModule(isNeeded: boolean): RowWindowModule | undefined {
  const [module, setModule] = useState(loadedModule);
  useEffect(() => {
    if (!isNeeded || module) return;
    import('./row-window.ts').then(
      (loaded) => setModule((loadedModule = loaded)),
      (error: unknown) => reportError(error, 'A long list is rendered as a whole'),
    );
  }, [isNeeded, module]);
  return isNeeded ? module : undefined;
}

/** Of grids that have been left, by their key. */
const snapshots = new Map<string, RowSnapshot>();

interface RowWindowOptions {
  itemCount: number;
  /** Names the list and the page: coming back to it, the grid is as high as it was. */
  restoreKey: string;
}

interface CreationOptions extends RowWindowOptions {
  module: RowWindowModule | undefined;
  grid: RefObject<HTMLElement | null>;
  snapshot: RowSnapshot | undefined;
  onChange: (view: RowView) => void;
}

function useCreatedRowWindow({ module, grid, restoreKey, ...options }: CreationOptions) {
  const rowWindow = useRef<RowWindow>(undefined);
  const create = useEffectEvent(({ RowWindow }: RowWindowModule, element: HTMLElement) => {
    const { itemCount, snapshot, onChange } = options;
    return new RowWindow(element, {
      itemCount,
      snapshot,
      onChange: (view, isUrgent) => (isUrgent ? flushSync(() => onChange(view)) : onChange(view)),
    });
  });
  useLayoutEffect(() => {
    if (!module || !grid.current) return;
    const created = create(module, grid.current);
    rowWindow.current = created;
    return () => {
      const snapshot = created.takeSnapshot();
      if (snapshot) snapshots.set(restoreKey, snapshot);
      created.disconnect();
      rowWindow.current = undefined;
    };
  }, [module, grid, restoreKey]);
  return rowWindow;
}

/**
 * Which rows of a long grid are rendered, so that the page stays small however long the list gets.
 *
 * @returns the ref of the grid, and its view; without one, all items are rendered
 */
export function useRowWindow({ itemCount, restoreKey }: RowWindowOptions) {
  const grid = useRef<HTMLDivElement>(null);
  const module = useRowWindowModule(itemCount > plainItemCount);
  const [snapshot] = useState(() => (module ? snapshots.get(restoreKey) : undefined));
  const [view, setView] = useState(snapshot?.view);
  const rowWindow = useCreatedRowWindow({ module, grid, itemCount, restoreKey, snapshot, onChange: setView });
  useLayoutEffect(() => rowWindow.current?.update(itemCount));
  return { grid, view: module ? view : undefined };
}
