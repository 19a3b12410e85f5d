import ListVideo from 'lucide-react/icons/list-video';
import { Link } from 'react-router-dom';

/** A reel in a list. */
export function ReelLink({ to, title, facts }: { to: string; title: string; facts: string }) {
  return (
    <Link
      to={to}
      className="bordered-soft flex min-h-14 items-center gap-4 rounded-md bg-surface px-4 py-3 no-underline hover:bg-sunken"
    >
      <ListVideo aria-hidden="true" className="size-5.5 shrink-0" />
      <span className="min-w-0">
        <b className="block font-[650] wrap-anywhere">{title}</b>
        <span className="text-sm wrap-anywhere text-ink-2">{facts}</span>
      </span>
    </Link>
  );
}
