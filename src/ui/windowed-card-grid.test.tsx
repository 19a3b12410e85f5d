import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppMemoryContext, createAppMemory } from '#src/lib/app-memory.ts';
import { WindowedCardGrid } from './windowed-card-grid.tsx';

/* The layout that a browser would compute: rows of 200 px with gaps of 20, 100 px below the top of the page. */
const rowHeight = 200;
const gap = 20;
const top = 100;
let columns: number;
let scrollY: number;
/** Of one card; its row is as high. */
let getCardHeight: (index: number) => number;
let notifyResize: () => void;

beforeEach(() => {
  columns = 2;
  scrollY = 0;
  getCardHeight = () => rowHeight;
  notifyResize = () => undefined;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrollY);
  vi.spyOn(window, 'scrollTo').mockImplementation((options?: ScrollToOptions | number) => {
    if (typeof options === 'object') scrollY = options.top ?? 0;
    window.dispatchEvent(new Event('scroll'));
  });
  vi.stubGlobal('innerHeight', 640);
  vi.stubGlobal('innerWidth', 1000);
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    () =>
      ({
        gridTemplateColumns: 'x '.repeat(columns).trim(),
        rowGap: `${gap}px`,
        scrollPaddingTop: 'auto',
      }) as CSSStyleDeclaration,
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.role === 'feed'
      ? new DOMRect(0, top - scrollY, columns * 400)
      : new DOMRect(0, 0, 400, getCardHeight(Number(this.getAttribute('aria-posinset')) - 1));
  });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(100_000);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(notify: () => void) {
        notifyResize = notify;
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const renderCard = (item: string, index: number) => (
  <article key={item} aria-posinset={index + 1}>
    <button type="button">{item}</button>
  </article>
);

const listItems = (count: number) => Array.from({ length: count }, (_, index) => `card ${index}`);

const memory = createAppMemory();

const grid = (count: number, restoreKey: string) => (
  <AppMemoryContext value={memory}>
    <WindowedCardGrid role="feed" restoreKey={restoreKey} items={listItems(count)} renderCard={renderCard} />
  </AppMemoryContext>
);

const getRenderedIndices = () =>
  screen.getAllByRole('article').map((card) => Number(card.getAttribute('aria-posinset')) - 1);

const listIndices = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** The height of the grid, whose spaces have their height as style. */
function getGridHeight(): number {
  const children = [...screen.getByRole('feed').children] as HTMLElement[];
  const spaces = children.filter((child) => child.style.height);
  const rows = (children.length - spaces.length) / columns;
  const spaceHeight = spaces.reduce((sum, { style }) => sum + Number.parseFloat(style.height), 0);
  return spaceHeight + rows * rowHeight + (rows + spaces.length - 1) * gap;
}

const getFullHeight = (count: number) => Math.ceil(count / columns) * (rowHeight + gap) - gap;

function scrollToRow(row: number): void {
  scrollY = top + row * (rowHeight + gap);
  fireEvent.scroll(window);
}

/** Cards of a long list before rows are chosen. */
const firstCount = 100;

async function renderLongGrid(count: number, restoreKey: string) {
  const result = render(grid(count, restoreKey));
  await waitFor(() => expect(getRenderedIndices().length).toBeLessThan(Math.min(count, firstCount)));
  return result;
}

test('a short list is rendered as a whole', async () => {
  render(grid(20, 'short'));
  await act(() => vi.dynamicImportSettled());
  expect(getRenderedIndices()).toEqual(listIndices(0, 20));
  expect(getGridHeight()).toBe(getFullHeight(20));
});

test('a list of tens of thousands never renders all of them, from the start on', () => {
  render(grid(20_000, 'huge'));
  expect(getRenderedIndices().length).toBeLessThanOrEqual(firstCount);
});

test('of a long list, the visible rows and two on each side are rendered, and the page keeps its height', async () => {
  await renderLongGrid(300, 'long');
  // Rows 0 to 2 are visible.
  expect(getRenderedIndices()).toEqual(listIndices(0, 10));
  expect(getGridHeight()).toBe(getFullHeight(300));
  scrollToRow(75);
  expect(getRenderedIndices()).toEqual(listIndices(73 * 2, 80 * 2));
  expect(getGridHeight()).toBe(getFullHeight(300));
  scrollToRow(147);
  expect(getRenderedIndices()).toEqual(listIndices(145 * 2, 300));
  expect(getGridHeight()).toBe(getFullHeight(300));
});

test('a page that is added makes the list longer, and its cards appear', async () => {
  const { rerender } = await renderLongGrid(30, 'growing');
  scrollToRow(12);
  const card = screen.getByText('card 29');
  rerender(grid(34, 'growing'));
  expect(getGridHeight()).toBe(getFullHeight(34));
  expect(getRenderedIndices().at(-1)).toBe(33);
  expect(screen.getByText('card 29')).toBe(card);
});

test('the card with the focus stays, and so do the rows that the Tab key leads to', async () => {
  await renderLongGrid(300, 'focus');
  screen.getByText('card 6').focus();
  scrollToRow(100);
  expect(document.activeElement?.textContent).toBe('card 6');
  expect(getRenderedIndices()).toEqual([...listIndices(4, 10), ...listIndices(98 * 2, 105 * 2)]);
  expect(getGridHeight()).toBe(getFullHeight(300));
  screen.getByText('card 200').focus();
  scrollToRow(101);
  expect(screen.queryByText('card 6')).toBeNull();
});

test('with another number of columns, the first visible card stays visible and keeps its element', async () => {
  await renderLongGrid(300, 'columns');
  scrollToRow(60);
  const card = screen.getByText('card 120');
  columns = 3;
  act(() => notifyResize());
  await waitFor(() => expect(scrollY).toBe(top + 40 * (rowHeight + gap)));
  expect(screen.getByText('card 120')).toBe(card);
  expect(getGridHeight()).toBe(getFullHeight(300));
  expect(getRenderedIndices()).toContain(122);
});

test('coming back, the page has its height and its cards at once, whatever the heights of its rows', async () => {
  getCardHeight = (index) => (index < 40 ? rowHeight : rowHeight + 50);
  const { unmount } = await renderLongGrid(firstCount, 'back');
  scrollToRow(25);
  const rows = getRenderedIndices();
  const height = getGridHeight();
  expect(rows[0]).toBeGreaterThan(30);
  unmount();
  scrollY = 0;
  render(grid(firstCount, 'back'));
  expect(getRenderedIndices()).toEqual(rows);
  scrollToRow(25);
  expect(getRenderedIndices()).toEqual(rows);
  expect(getGridHeight()).toBe(height);
});

test('another list starts with its own cards', async () => {
  const { unmount } = await renderLongGrid(300, 'first');
  scrollToRow(75);
  unmount();
  scrollY = 0;
  render(grid(300, 'second'));
  expect(getRenderedIndices()).toEqual(listIndices(0, 10));
});

test('the page does not move when windowing starts or the list grows, whatever the heights of its rows', async () => {
  getCardHeight = (index) => (index < 8 ? rowHeight + 90 : rowHeight - 10);
  scrollY = 2400;
  const { rerender } = await renderLongGrid(30, 'heights');
  rerender(grid(34, 'heights'));
  expect(getRenderedIndices()).toContain(20);
  expect(scrollY).toBe(2400);
  expect(window.scrollTo).not.toHaveBeenCalledWith(
    expect.objectContaining({ top: expect.not.closeTo(2400) }),
  );
});
