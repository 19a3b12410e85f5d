import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Button } from '#src/ui/button.tsx';
import { copy } from './copy.ts';
import { listCandidates, listUntouched } from '../rides/next-suggestions.ts';
import { isSure, type RidesState } from '../rides/rides-state.ts';
import { nightStore } from '../rides/rides-store.ts';

/** Accepts what is sure in one go, and moves the line between what is suggested and what is not. */
export function SuggestionButtons({ night }: { night: RidesState }) {
  const sureCount = night.rides.filter(isSure).length;
  // What a search still finds would come back.
  const isSearching = night.sources.some(({ search }) => search);
  const hasMore = !isSearching && listCandidates(night).length > 0;
  const hasFewer = !isSearching && listUntouched(night).length > 0;
  if (sureCount === 0 && !hasMore && !hasFewer) return null;
  const change = (by: 'more' | 'fewer') => nightStore.dispatch({ type: 'suggestions changed', by });
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      {sureCount > 0 && (
        <Button onClick={() => nightStore.dispatch({ type: 'sure rides accepted' })}>
          <Check aria-hidden="true" className="size-5" />
          {copy.suggestions.accept(sureCount)}
        </Button>
      )}
      <div role="group" aria-label={copy.suggestions.label} className="ml-auto flex gap-1">
        <Button variant="ghost" disabled={!hasFewer} onClick={() => change('fewer')}>
          <Minus aria-hidden="true" className="size-5" />
          {copy.suggestions.fewer}
        </Button>
        <Button variant="ghost" disabled={!hasMore} onClick={() => change('more')}>
          <Plus aria-hidden="true" className="size-5" />
          {copy.suggestions.more}
        </Button>
      </div>
    </div>
  );
}
