import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useAppMemory } from './app-memory.ts';
import { reportError } from './log.ts';
import type { RowSnapshot, RowView, RowWindow } from './row-window.ts';

/** Up to here all items are rendered, and the code that chooses rows is not loaded. */
const plainItemCount = 20;

/** How many are rendered before rows are chosen: more than a screen has, while thousands would block the page. */
const firstItemCount = 100;

type RowWindowModule = typeof import('./row-window.ts');

/** What all lists share: the code, and snapshots of grids that were left, by key. */
interface ListMemory {
  module?: RowWindowModule;
  readonly snapshots: Map<string, RowSnapshot>;
}

const createListMemory = (): ListMemory => ({ snapshots: new Map() });

const loadRowWindow = async (memory: ListMemory) => (memory.module ??= await import('./row-window.ts'));

function useRowWindowModule(isNeeded: boolean, memory: ListMemory) {
  const [module, setModule] = useState(memory.module);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    if (!isNeeded || module) return;
    loadRowWindow(memory).then(setModule, (error: unknown) => {
      reportError(error, 'A long list is rendered as a whole');
      setHasFailed(true);
    });
  }, [isNeeded, module, memory]);
  return { module: isNeeded ? module : undefined, hasFailed };
}

interface RowWindowOptions {
  itemCount: number;
  /** Names the list and the page: coming back to it, the grid is as high as it was. */
  restoreKey: string;
}

interface CreationOptions extends RowWindowOptions {
  snapshots: ListMemory['snapshots'];
  module: RowWindowModule | undefined;
  grid: RefObject<HTMLElement | null>;
  snapshot: RowSnapshot | undefined;
  onChange: (view: RowView) => void;
}

function useCreatedRowWindow({ module, grid, restoreKey, snapshots, ...options }: CreationOptions) {
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
  }, [module, grid, restoreKey, snapshots]);
  return rowWindow;
}

/**
 * Which rows of a long grid are rendered, so that the page stays small however long the list gets.
 *
 * @returns the ref of the grid, and its view; without one, how many of the first items are rendered
 */
export function useRowWindow({ itemCount, restoreKey }: RowWindowOptions) {
  const grid = useRef<HTMLDivElement>(null);
  const memory = useAppMemory(createListMemory);
  const { module, hasFailed } = useRowWindowModule(itemCount > plainItemCount, memory);
  const [snapshot] = useState(() => (module ? memory.snapshots.get(restoreKey) : undefined));
  const [view, setView] = useState(snapshot?.view);
  const options = { itemCount, restoreKey, snapshots: memory.snapshots, snapshot };
  const rowWindow = useCreatedRowWindow({ module, grid, ...options, onChange: setView });
  useLayoutEffect(() => rowWindow.current?.update(itemCount));
  const firstCount = hasFailed ? itemCount : Math.min(itemCount, firstItemCount);
  return { grid, view: module ? view : undefined, firstCount };
}

/** A part of a grid: some of its items, or the space that rows would take which are not rendered. */
export type RowBlock =
  { kind: 'items'; from: number; to: number } | { kind: 'space'; nextRow: number; height: number };

/** Lists the parts of a grid from top to bottom. */
export function listRowBlocks({ columns, gap, start, end, rows }: RowView): RowBlock[] {
  const blocks: RowBlock[] = [];
  let previousEnd = start - gap;
  const addSpaceBefore = (nextRow: number, nextStart: number) => {
    // The grid adds its gap before the space and after it.
    const height = nextStart - previousEnd - 2 * gap;
    if (height > 0) blocks.push({ kind: 'space', nextRow, height });
  };
  for (const row of rows) {
    addSpaceBefore(row.index, row.start);
    blocks.push({ kind: 'items', from: row.index * columns, to: (row.index + 1) * columns });
    previousEnd = row.end;
  }
  addSpaceBefore(Infinity, end + gap);
  return blocks;
}
