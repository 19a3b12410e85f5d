import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';
import { PageHeader } from '#src/ui/page.tsx';
import { copy } from './copy.ts';

export function SearchHeader({ title, backTo }: { title: string; backTo: string }) {
  const backLink = (
    <Link
      to={backTo}
      aria-label={copy.back}
      title={copy.back}
      className="bordered grid size-11 shrink-0 place-items-center rounded-md hover:bg-sunken"
    >
      <ArrowLeft aria-hidden="true" className="size-5.5" />
    </Link>
  );
  return <PageHeader title={title} leading={backLink} />;
}
