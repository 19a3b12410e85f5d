import type { ComponentProps, ReactNode } from 'react';

import { listRowBlocks, useRowWindow } from '#src/lib/use-row-window.ts';
import { CardGrid } from './card-grid.tsx';

interface WindowedCardGridProps<Item> extends Omit<ComponentProps<typeof CardGrid>, 'children' | 'ref'> {
  items: readonly Item[];
  /** Names the list and its page. */
  restoreKey: string;
  /** Returns a card with a key and the attribute `aria-posinset`: its place in the list, from 1. */
  renderCard: (item: Item, index: number) => ReactNode;
}

/**
 * A grid for lists of any length: of a long one, only the cards around the visible part of the page are rendered. The
 * cards stay in the flow of the page, so that they keep their state when others come and go.
 */
export function WindowedCardGrid<Item>({
  items,
  restoreKey,
  renderCard,
  ...gridProps
}: WindowedCardGridProps<Item>) {
  const { grid, view, firstCount } = useRowWindow({ itemCount: items.length, restoreKey });
  const blocks = view ? listRowBlocks(view) : [{ kind: 'items', from: 0, to: firstCount } as const];
  return (
    // A browser that corrects the scroll position as well would correct it twice.
    <CardGrid {...gridProps} ref={grid} className={view && '[overflow-anchor:none]'}>
      {blocks.flatMap<ReactNode>((block) =>
        block.kind === 'items'
          ? items.slice(block.from, block.to).map((item, index) => renderCard(item, block.from + index))
          : [
              <div
                key={`before ${block.nextRow}`}
                className="col-span-full"
                style={{ height: block.height }}
              />,
            ],
      )}
    </CardGrid>
  );
}
