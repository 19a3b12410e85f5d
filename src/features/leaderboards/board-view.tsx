import { useState } from 'react';
import { getBoard, toRankingParameter, type BoardChoice } from '#src/domain/board-choice.ts';
import { getRankings, getThreshold, type RankedBy, type Standing } from '#src/domain/leaderboard.ts';
import type { Video } from '#src/domain/video.ts';
import { formatCount } from '#src/languages/format-facts.ts';
import { Button } from '#src/ui/button.tsx';
import { SegmentedControl } from '#src/ui/segmented-control.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';
import { FirstPlace } from './first-place.tsx';
import { StandingRow, StandingsHead } from './standing-row.tsx';
import type { ChangeBoard } from './use-board.ts';

const pageSize = 20;

interface BoardViewProps {
  choice: BoardChoice;
  /** The rides of the event and the season, newest first. */
  rides: readonly Video[];
  /** Whether there are earlier ones that were not read. */
  hasMore: boolean;
  onChange: ChangeBoard;
}

export function BoardView({ choice, rides, hasMore, onChange }: BoardViewProps) {
  const { board, eventId, state } = choice;
  const { by, standings } = getBoard(rides, choice);
  const rankings = getRankings(board, eventId);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[60ch] text-sm text-ink-2">
          {hasMore ? copy.sourceOfLatest(formatCount(rides.length)) : copy.source}{' '}
          {describeThreshold(choice, by)}
        </p>
        <SegmentedControl
          label={copy.rankedBy}
          choices={rankings.map((value) => ({ value, name: copy.rankings[value] }))}
          value={by}
          onChange={(value) => onChange({ rankedBy: toRankingParameter(value) })}
        />
      </div>
      {standings.length > 0 ? (
        <Standings choice={choice} by={by} standings={standings} />
      ) : (
        <StatePanel
          copy={copy.empty}
          action={state && <Button onClick={() => onChange({ state: '' })}>{copy.empty.reset}</Button>}
        />
      )}
    </>
  );
}

function describeThreshold({ board }: BoardChoice, by: RankedBy): string {
  const count = getThreshold(board, by);
  if (count === 1) return '';
  return by === 'animal-half' ? copy.halfThreshold(count) : copy.threshold(count);
}

interface StandingsProps {
  choice: BoardChoice;
  by: RankedBy;
  standings: readonly Standing[];
}

function Standings({ choice: { board }, by, standings }: StandingsProps) {
  const [shownCount, setShownCount] = useState(pageSize);
  const [first] = standings;
  return (
    <div className="grid gap-6">
      {first && board === 'riders' && by === 'best' && <FirstPlace standing={first} />}
      <section aria-label={copy.boards[board]}>
        <StandingsHead board={board} by={by} />
        <ol className="grid border-t border-line">
          {standings.slice(0, shownCount).map((standing) => (
            <StandingRow key={standing.id} board={board} by={by} standing={standing} />
          ))}
        </ol>
      </section>
      {shownCount < standings.length && (
        <Button className="mx-auto" onClick={() => setShownCount(shownCount + pageSize)}>
          {copy.more}
        </Button>
      )}
    </div>
  );
}
