import { useQuery, useQueryClient } from '@tanstack/react-query';
import History from 'lucide-react/icons/rotate-ccw-clock';
import { Link } from 'react-router-dom';
import { searchTextPath } from '#src/config/paths.ts';
import { trackEvent } from '#src/session/track-event.ts';
import { allCategories } from '#src/domain/search.ts';
import { clearRecentSearches, recentSearchesQuery } from '#src/queries/recent-search-queries.ts';
import { Button } from '#src/ui/button.tsx';
import { NameSuffix } from '#src/ui/name-suffix.tsx';
import { copy } from './copy.ts';

export function RecentSearches({ userId }: { userId: string }) {
  const client = useQueryClient();
  const { data: searches = [] } = useQuery(recentSearchesQuery(userId));
  if (searches.length === 0) return null;
  return (
    <section aria-label={copy.recent.title} className="grid gap-1">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-sm font-[650]">{copy.recent.title}</h2>
        <Button variant="ghost" className="-mr-3" onClick={() => clearRecentSearches(client, userId)}>
          {copy.recent.clear}
          <NameSuffix>{copy.recent.title}</NameSuffix>
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {searches.map((text) => (
          <li key={text} className="min-w-0">
            <Link
              to={searchTextPath(text)}
              onClick={() => trackEvent({ name: 'search', category: allCategories.id, text })}
              className="bordered inline-flex min-h-11 max-w-full items-center gap-2 rounded-md bg-surface px-4 no-underline hover:bg-sunken"
            >
              <History aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
              <span className="truncate">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
