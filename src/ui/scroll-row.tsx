import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { useScrollEdges, type ScrollEdges, useSelectedInView } from '#src/lib/use-scroll-row.ts';

interface ScrollRowProps {
  /** The row scrolls to what is selected in it when this changes. */
  selected: string | number | undefined;
  className?: string;
  children: ReactNode;
}

const getFade = ({ start, end }: ScrollEdges) =>
  `linear-gradient(90deg, transparent, #000 ${start ? '4rem' : '0px'}, #000 calc(100% - ${end ? '4rem' : '0px'}), transparent)`;

/** As wide as the page with its gutters. What does not fit fades out, with an arrow for mice. */
export function ScrollRow({ selected, className, children }: ScrollRowProps) {
  const { area, edges } = useScrollEdges<HTMLDivElement>();
  useSelectedInView(area, selected);
  const scrollBy = (pages: number) =>
    area.current?.scrollBy({ left: pages * area.current.clientWidth * 0.75, behavior: 'smooth' });
  return (
    <div className="relative -mx-(--gutter)">
      <div
        ref={area}
        className={classNames('overflow-x-auto px-(--gutter) [scrollbar-width:none]', className)}
        style={edges.start || edges.end ? { maskImage: getFade(edges) } : undefined}
      >
        {children}
      </div>
      {edges.start && (
        <ScrollArrow className="left-1" onClick={() => scrollBy(-1)}>
          <ChevronLeft className="size-5.5" />
        </ScrollArrow>
      )}
      {edges.end && (
        <ScrollArrow className="right-1" onClick={() => scrollBy(1)}>
          <ChevronRight className="size-5.5" />
        </ScrollArrow>
      )}
    </div>
  );
}

interface ScrollArrowProps {
  className: string;
  onClick: () => void;
  children: ReactNode;
}

/** Not for the keyboard, whose focus scrolls the row. */
function ScrollArrow({ className, onClick, children }: ScrollArrowProps) {
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      onClick={onClick}
      className={classNames(
        'absolute inset-y-0 my-auto hidden size-11 place-items-center rounded-full bg-surface text-ink shadow-1 hover:bg-sunken pointer-fine:grid',
        className,
      )}
    >
      {children}
    </button>
  );
}
