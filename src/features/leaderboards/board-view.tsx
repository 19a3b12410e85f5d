import { useState } from 'react';
import { getBoard, toRankingParameter, type BoardChoice } from '#src/domain/board-choice.ts';
import { getRankings, getThreshold, type RankedBy, type Standing } from '#src/domain/leaderboard.ts';
import type { SeasonRides } from '#src/data/firestore-rest/season-rides.ts';
import { formatCount } from '#src/languages/format-facts.ts';
import { Button } from '#src/ui/button.tsx';
import { SegmentedControl } from '#src/ui/segmented-control.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';
import { FirstPlace } from './first-place.tsx';
import { getSecondRanking, StandingRow, StandingsHead } from './standing-row.tsx';
import type { ChangeBoard } from './use-board.ts';

const pageSize = 20;
const maxFirst = 3;

interface BoardViewProps {
  choice: BoardChoice;
  season: SeasonRides;
  onChange: ChangeBoard;
}

export function BoardView({ choice, season: { year, rides, hasMore }, onChange }: BoardViewProps) {
  const { board, eventId, state } = choice;
  const { by, standings } = getBoard(rides, choice);
  const rankings = getRankings(board, eventId);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[60ch] text-sm text-ink-2">
          {hasMore ? copy.sourceOfLatest(formatCount(rides.length), year) : copy.source}{' '}
          {describeThreshold(choice, by)}
        </p>
        {rankings.length > 1 && (
          <SegmentedControl
            label={copy.rankedBy}
            choices={rankings.map((value) => ({ value, name: copy.rankings[value] }))}
            value={by}
            onChange={(value) => onChange({ rankedBy: toRankingParameter(value) })}
          />
        )}
      </div>
      {standings.length > 0 ? (
        <Standings choice={choice} by={by} standings={standings} />
      ) : (
        <StatePanel
          copy={rides.length === 0 ? { ...copy.empty, title: copy.noRides(year) } : copy.empty}
          action={state && <Button onClick={() => onChange({ state: '' })}>{copy.empty.reset}</Button>}
        />
      )}
    </>
  );
}

function describeThreshold({ board }: BoardChoice, by: RankedBy): string {
  const count = getThreshold(board, by);
  if (count === 1) return '';
  if (by === 'average') return copy.averageThreshold(count);
  return by === 'animal-half' ? copy.halfThreshold(count) : copy.threshold(count);
}

interface StandingsProps {
  choice: BoardChoice;
  by: RankedBy;
  standings: readonly Standing[];
}

function Standings({ choice: { board, eventId }, by, standings }: StandingsProps) {
  const second = getSecondRanking(board, eventId, by);
  const [shownCount, setShownCount] = useState(pageSize);
  const first = standings.filter(({ rank }) => rank === 1);
  return (
    <div className="grid gap-6">
      {/* Of more than these, none is the ride of the year. */}
      {board === 'riders' &&
        by === 'best' &&
        first.length <= maxFirst &&
        first.map((standing) => <FirstPlace key={standing.id} standing={standing} />)}
      <section aria-label={copy.boards[board]}>
        <StandingsHead board={board} by={by} second={second} />
        <ol className="grid border-t border-line">
          {standings.slice(0, shownCount).map((standing) => (
            <StandingRow key={standing.id} board={board} by={by} second={second} standing={standing} />
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
