import type { ReactNode } from 'react';
import { useArrivalFocus } from '#src/lib/use-arrival-focus.ts';
import { useTitle } from '#src/lib/use-title.ts';

interface PageHeadingProps {
  /** The browser's tab has this title, too. */
  title: string;
  /** The step of a page with several steps. Each step is announced. */
  step?: string;
  className: string;
  /** By default the title. */
  children?: ReactNode;
}

/** The first heading of a page. It has the focus after a navigation. */
export function PageHeading({ title, step, className, children = title }: PageHeadingProps) {
  const heading = useArrivalFocus(step);
  useTitle(title);
  return (
    <h1 ref={heading} tabIndex={-1} className={`display outline-none ${className}`}>
      {children}
    </h1>
  );
}
