import { useLocation } from 'react-router-dom';
import { findFirstLink } from '#src/lib/hand-over.ts';
import { Loading } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';
import { PageSkeleton } from './shell-skeleton.tsx';

/** Keeps what app.html shows of a page that was opened from a link. */
export function FirstLink() {
  const link = findFirstLink(useLocation().pathname);
  return link ? <div className="contents" ref={(element) => element?.append(link.stage)} /> : null;
}

/** The same without its header, which the layout has. */
export function FirstLinkPage() {
  const { page } = findFirstLink(useLocation().pathname) ?? {};
  if (!page) return <PageSkeleton />;
  return (
    <Loading label={copy.loading}>
      <div ref={(element) => element?.append(page)} />
    </Loading>
  );
}
