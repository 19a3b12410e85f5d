import { Button } from '#src/ui/button.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { copy } from './copy.ts';
import { searchRides } from '../rides/open-sources.ts';
import type { RidesState, Source } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';

/** How far the search for rides is in each source, and what is to be known about one that is over. */
export function SearchNotes({ night: { sources } }: { night: RidesState }) {
  return sources.map((source) => (
    <SearchNote key={source.id} source={source} name={sources.length > 1 ? source.file.name : undefined} />
  ));
}

function SearchNote({ source, name }: { source: Source; name: string | undefined }) {
  const { id, session, search, searchResult } = source;
  if (search) {
    const percent = Math.round(search.progress * 100);
    return (
      <div className="flex items-center gap-3">
        <div className="grid flex-1 gap-2">
          <p className="text-sm wrap-anywhere text-ink-2 tabular-nums">
            {name && `${name}: `}
            {copy.search.progress(percent)}
          </p>
          <ProgressBar label={copy.search.label} value={percent} />
        </div>
        <Button
          variant="ghost"
          onClick={() => nightStore.dispatch({ type: 'search ended', id, result: 'stopped' })}
        >
          {copy.search.stop}
        </Button>
      </div>
    );
  }
  if (searchResult === '' || searchResult === 'both') return null;
  const canRepeat = session && (searchResult === 'failed' || searchResult === 'stopped');
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p role="status" className="text-sm wrap-anywhere text-ink-2">
        {name && `${name}: `}
        {copy.search.results[searchResult]}
      </p>
      {canRepeat && (
        <Button variant="ghost" onClick={() => void searchRides(nightStore, id, session)}>
          {copy.search.again}
        </Button>
      )}
    </div>
  );
}
