import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { RowView } from './row-window.ts';
import { listRowBlocks, useRowWindow } from './use-row-window.ts';

vi.mock('./row-window.ts', () => {
  throw new TypeError('Failed to fetch');
});

/** Rows of 100 px with gaps of 10, in a grid that starts at 50. */
const buildView = (...indices: number[]): RowView => ({
  columns: 2,
  gap: 10,
  start: 50,
  end: 50 + 10 * 110 - 10,
  rows: indices.map((index) => ({ index, start: 50 + index * 110, end: 150 + index * 110 })),
});

/** The height of the grid: blocks of items have one row each. */
const sumHeights = (view: RowView) => {
  const blocks = listRowBlocks(view);
  const heights = blocks.map((block) => (block.kind === 'items' ? 100 : block.height));
  return heights.reduce((sum, height) => sum + height, 0) + (blocks.length - 1) * view.gap;
};

test('spaces stand for the rows that are not rendered', () => {
  expect(listRowBlocks(buildView(0, 4, 5))).toEqual([
    { kind: 'items', from: 0, to: 2 },
    { kind: 'space', nextRow: 4, height: 320 },
    { kind: 'items', from: 8, to: 10 },
    { kind: 'items', from: 10, to: 12 },
    { kind: 'space', nextRow: Infinity, height: 430 },
  ]);
});

test.each([[[0, 1, 2]], [[3, 4]], [[0, 4, 9]], [[9]], [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]]])(
  'the grid is as high as with all rows: %j',
  (indices) => {
    const view = buildView(...indices);
    expect(sumHeights(view)).toBe(view.end - view.start);
  },
);

test('all items are rendered where the code that chooses rows does not load', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const { result } = renderHook(() => useRowWindow({ itemCount: 250, restoreKey: 'list' }));
  expect(result.current.firstCount).toBe(100);
  await waitFor(() => expect(result.current.firstCount).toBe(250));
  expect(report).toHaveBeenCalled();
  report.mockRestore();
});
