import type { ReactNode } from 'react';
import { useArrivalFocus } from '#src/lib/use-arrival-focus.ts';
import { useTitle } from '#src/lib/use-title.ts';

interface PageHeadingProps {
  /** Also names the tab. */
  title: string;
  /** Of a page with several, each of which is announced. */
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
