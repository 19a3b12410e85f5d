import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PageHeader } from '#src/ui/page.tsx';

/** The title of a page of the search, with the arrow to the one above it. */
export function SearchHeader({ title, back }: { title: string; back: string }) {
  const arrow = (
    <Link
      to={back}
      aria-label="Back"
      title="Back"
      className="edge grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunk"
    >
      <ArrowLeft aria-hidden="true" className="size-5.5" />
    </Link>
  );
  return <PageHeader title={title} before={arrow} />;
}
