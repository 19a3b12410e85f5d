import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Info from 'lucide-react/icons/info';
import Printer from 'lucide-react/icons/printer';
import { printedReelPath } from '#src/config/reel-links.ts';
import { getResultList } from '#src/domain/result-list.ts';
import { copy as words } from '#src/domain/results/copy.ts';
import type { PlayableReel } from '#src/queries/reel-queries.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { usePageParts } from '#src/ui/page-parts.ts';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy as reelCopy } from '../copy.ts';
import { ReelMenu, type ReelTools } from '../reel-menu.tsx';
import { ReelOwner } from '../reel-owner.tsx';
import { copy } from './copy.ts';
import { describeNight } from './describe-night.ts';
import { ResultRows } from './result-rows.tsx';
import { saveResults } from './save-results.ts';
import './results.css';

interface ResultListProps {
  playable: PlayableReel;
  tools: ReelTools;
}

/** The results of a night, by event: places, rounds, and a button that plays the rides of a row. */
export function ResultList({ playable, tools }: ResultListProps) {
  const { ShareButton } = usePageParts();
  const { reel, rides } = playable;
  const events = getResultList(rides);
  const missingCount = reel.videos.length - rides.length;
  return (
    <div className="mx-auto grid w-full max-w-profile grid-cols-1 gap-6">
      <header className="grid gap-3">
        <PageHeading title={reel.title} className="text-display-xl wrap-anywhere" />
        <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
          {describeNight(reel, rides).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <ReelOwner reel={reel} />
          {missingCount > 0 && <span>{reelCopy.missing(missingCount)}</span>}
        </p>
        <div className="flex flex-wrap gap-2">
          {events.length > 0 && (
            <>
              <ShareButton title={reel.title} />
              <ButtonLink className="px-4" to={printedReelPath(reel.id)}>
                <Printer aria-hidden="true" className="size-4.5" />
                {reelCopy.actions.print}
              </ButtonLink>
              <Button className="px-4" onClick={() => saveResults(reel, events)}>
                <FileSpreadsheet aria-hidden="true" className="size-4.5" />
                {copy.download}
              </Button>
            </>
          )}
          <ReelMenu playable={playable} tools={tools} />
        </div>
        <p className="flex items-center gap-2 text-sm font-semibold">
          <Info aria-hidden="true" className="size-4.5 shrink-0 text-brass-text" />
          {words.notOfficial}
        </p>
      </header>
      {events.map((event) => (
        <ResultRows key={event.eventId} event={event} />
      ))}
      {events.length === 0 && <StatePanel copy={words.empty} />}
    </div>
  );
}
