import {
  defaultRangeExtractor,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  windowScroll,
  type Range,
  type VirtualItem,
} from '@tanstack/virtual-core';

interface Row {
  index: number;
  /** In pixels from the top of the document, as all positions of a view. */
  start: number;
  end: number;
}

/** Which rows of a grid are rendered. */
export interface RowView {
  columns: number;
  /** The space between two rows. */
  gap: number;
  start: number;
  end: number;
  rows: readonly Row[];
}

/** Rows that are rendered above and below the visible ones. */
const overscan = 2;

/** The browser gives items of a grid the height of their row. Each says its place in the list, from 1. */
const itemSelector = '[aria-posinset]';
const getItemIndex = (item: Element) => Number(item.getAttribute('aria-posinset')) - 1;

interface GridLayout {
  columns: number;
  gap: number;
  width: number;
  /** From the top of the document. */
  start: number;
}

function readLayout(grid: HTMLElement): GridLayout {
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const { top, width } = grid.getBoundingClientRect();
  const columns = gridTemplateColumns.split(' ').length;
  // Rounded, since the sum differs by tiny fractions from one scroll position to the next.
  const start = Math.round(top + window.scrollY);
  return { columns, gap: Number.parseFloat(rowGap) || 0, width, start };
}

/** The items of the grid that are rendered. */
const readItems = (grid: HTMLElement) =>
  [...grid.querySelectorAll(`:scope > ${itemSelector}`)].map((item) => ({
    index: getItemIndex(item),
    height: item.getBoundingClientRect().height,
  }));

function readAverageHeight(grid: HTMLElement): number {
  const items = readItems(grid);
  return items.reduce((sum, { height }) => sum + height, 0) / Math.max(1, items.length);
}

/** The heights of the rendered rows; where they start is computed from them. */
const readSizes = (grid: HTMLElement, { columns }: GridLayout): VirtualItem[] =>
  readItems(grid)
    .filter(({ index }) => index % columns === 0)
    .map(({ index, height }) => {
      const row = index / columns;
      return { key: row, index: row, size: height, start: 0, end: height, lane: 0 };
    });

/** What a grid that is shown again starts with. */
export interface RowSnapshot {
  view: RowView;
  width: number;
  sizes: VirtualItem[];
}

interface RowWindowOptions {
  itemCount: number;
  snapshot: RowSnapshot | undefined;
  /** @param isUrgent before the next frame: the page has been scrolled or resized */
  onChange: (view: RowView, isUrgent: boolean) => void;
}

/** Decides which rows of a grid are rendered: those around the visible part of the page, and those around the focus. */
export class RowWindow {
  readonly #grid: HTMLElement;
  readonly #onChange: RowWindowOptions['onChange'];
  readonly #virtualizer: Virtualizer<Window, HTMLElement>;
  readonly #observer: ResizeObserver;
  readonly #stop: () => void;
  readonly #initialSizes: VirtualItem[];
  #itemCount: number;
  #layout: GridLayout;
  #estimatedHeight: number;
  #view: RowView | undefined;
  #isUpdating = false;
  #isHeld: boolean;

  constructor(grid: HTMLElement, { itemCount, snapshot, onChange }: RowWindowOptions) {
    this.#grid = grid;
    this.#itemCount = itemCount;
    this.#onChange = onChange;
    this.#layout = readLayout(grid);
    this.#estimatedHeight = readAverageHeight(grid);
    const isSameLayout =
      snapshot?.view.columns === this.#layout.columns && snapshot.width === this.#layout.width;
    this.#view = snapshot?.view;
    // Until the next frame: the page may be about to restore its scroll position.
    this.#isHeld = isSameLayout;
    requestAnimationFrame(() => this.#release());
    this.#initialSizes = isSameLayout ? snapshot.sizes : readSizes(grid, this.#layout);
    this.#virtualizer = new Virtualizer<Window, HTMLElement>(this.#buildOptions());
    // oxlint-disable-next-line eslint/no-underscore-dangle -- named so for the adapters of frameworks
    this.#stop = this.#virtualizer._didMount();
    this.#observer = new ResizeObserver(() => this.update(this.#itemCount, true));
    this.#observer.observe(grid);
    // What is above the grid moves it.
    this.#observer.observe(document.body);
  }

  /** Call after each rendering: measures the rendered rows. */
  update(itemCount: number, isUrgent = false): void {
    this.#itemCount = itemCount;
    this.#isUpdating = true;
    const previous = this.#layout;
    this.#layout = readLayout(this.#grid);
    if (this.#layout.width === previous.width && this.#layout.columns === previous.columns)
      this.#measureRows();
    else this.#discardSizes(previous);
    this.#isUpdating = false;
    this.#notify(isUrgent);
  }

  takeSnapshot(): RowSnapshot | undefined {
    const sizes = this.#virtualizer.takeSnapshot();
    return this.#view && { view: this.#view, width: this.#layout.width, sizes };
  }

  disconnect(): void {
    this.#isHeld = false;
    this.#observer.disconnect();
    this.#stop();
  }

  #buildOptions() {
    return {
      count: Math.ceil(this.#itemCount / this.#layout.columns),
      gap: this.#layout.gap,
      scrollMargin: this.#layout.start,
      scrollPaddingStart: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0,
      overscan,
      initialOffset: () => window.scrollY,
      initialRect: { width: window.innerWidth, height: window.innerHeight },
      initialMeasurementsCache: this.#initialSizes,
      estimateSize: () => this.#estimatedHeight,
      getScrollElement: (): Window => window,
      observeElementRect: observeWindowRect,
      observeElementOffset: observeWindowOffset,
      scrollToFn: windowScroll,
      rangeExtractor: this.#listRows,
      onChange: (_virtualizer: object, isUrgent: boolean) => this.#notify(isUrgent),
    };
  }

  #applyOptions(): void {
    this.#virtualizer.setOptions(this.#buildOptions());
    // oxlint-disable-next-line eslint/no-underscore-dangle -- named so for the adapters of frameworks
    this.#virtualizer._willUpdate();
  }

  #measureRows(): void {
    this.#applyOptions();
    for (const { index, size } of readSizes(this.#grid, this.#layout))
      this.#virtualizer.resizeItem(index, size);
  }

  /** Another width changes the height of every row: the first visible item stays where it is. */
  #discardSizes(previous: GridLayout): void {
    const firstVisible = this.#virtualizer.getVirtualItemForOffset(window.scrollY);
    this.#estimatedHeight = readAverageHeight(this.#grid);
    this.#applyOptions();
    this.#virtualizer.measure();
    if (!firstVisible || window.scrollY <= this.#layout.start) return;
    const item = firstVisible.index * previous.columns;
    this.#virtualizer.scrollToIndex(Math.floor(item / this.#layout.columns), { align: 'start' });
  }

  /** The focus keeps its row, and the rows that the Tab key leads to. */
  readonly #listRows = (range: Range): number[] => {
    const rows = new Set(defaultRangeExtractor(range));
    const focused = document.activeElement?.closest(itemSelector);
    if (focused && this.#grid.contains(focused)) {
      const row = Math.floor(getItemIndex(focused) / this.#layout.columns);
      for (const kept of [row - 1, row, row + 1]) if (kept >= 0 && kept < range.count) rows.add(kept);
    }
    return [...rows].toSorted((one, other) => one - other);
  };

  #release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#notify(true);
  }

  #notify(isUrgent: boolean): void {
    if (this.#isUpdating || (this.#isHeld && !isUrgent)) return;
    this.#isHeld = false;
    const { columns, gap, start } = this.#layout;
    const rows = this.#virtualizer.getVirtualItems();
    const end = start + this.#virtualizer.getTotalSize();
    const last = this.#view;
    if (last?.rows === rows && last.start === start && last.end === end && last.columns === columns) return;
    this.#view = { columns, gap, start, end, rows };
    this.#onChange(this.#view, isUrgent);
  }
}
