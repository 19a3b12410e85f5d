import { useState } from 'react';
import type { ShownBoard } from '#src/data/firestore-rest/season-boards.ts';
import { toRankingParameter } from '#src/domain/board-choice.ts';
import { getRankings, getThreshold, type Board, type RankedBy } from '#src/domain/leaderboard.ts';
import { chooseRanking, type BoardOf, type Ranking } from '#src/domain/season-board.ts';
import { formatCount } from '#src/languages/format-facts.ts';
import { Button } from '#src/ui/button.tsx';
import { SegmentedControl } from '#src/ui/segmented-control.tsx';
import { StatePanel } from '#src/ui/state-panel.tsx';
import { copy } from './copy.ts';
import { FirstPlace } from './first-place.tsx';
import { getSecondRanking, StandingRow, StandingsHead } from './standing-row.tsx';
import type { ChangeBoard } from './use-board.ts';
import { useGone } from './use-gone.ts';

const pageSize = 20;
const maxFirst = 3;

interface BoardViewProps {
  shown: ShownBoard;
  /** Undefined for the first ranking that somebody is on. */
  rankedBy: RankedBy | undefined;
  onChange: ChangeBoard;
}

export function BoardView({ shown, rankedBy, onChange }: BoardViewProps) {
  const { of, year, hasRides, latestRides } = shown;
  const { board, eventId, state } = of;
  const ranking = chooseRanking(shown.board, rankedBy);
  const { by, standings } = ranking;
  const rankings = getRankings(board, eventId);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-[60ch] text-sm text-ink-2">
          {latestRides === undefined ? copy.source : copy.sourceOfLatest(formatCount(latestRides), year)}{' '}
          {describeThreshold(board, by)}
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
        <Standings of={of} ranking={ranking} />
      ) : (
        <StatePanel
          copy={!hasRides ? { ...copy.empty, title: copy.noRides(year) } : copy.empty}
          action={state && <Button onClick={() => onChange({ state: '' })}>{copy.empty.reset}</Button>}
        />
      )}
    </>
  );
}

function describeThreshold(board: Board, by: RankedBy): string {
  const count = getThreshold(board, by);
  if (count === 1) return '';
  if (by === 'average') return copy.averageThreshold(count);
  return by === 'animal-half' ? copy.halfThreshold(count) : copy.threshold(count);
}

interface StandingsProps {
  of: BoardOf;
  ranking: Ranking;
}

function Standings({ of: { board, eventId }, ranking }: StandingsProps) {
  const { by, standings, isCut, leftTied } = ranking;
  const second = getSecondRanking(board, eventId, by);
  const [shownCount, setShownCount] = useState(pageSize);
  const first = standings.filter(({ rank }) => rank === 1);
  const shown = standings.slice(0, shownCount);
  const gone = useGone(board, shown);
  return (
    <div className="grid gap-6">
      {/* Of more than these, none is the ride of the year. */}
      {board === 'riders' &&
        by === 'best' &&
        first.length <= maxFirst &&
        first.map((standing) => <FirstPlace key={standing.id} standing={standing} gone={gone} />)}
      <section aria-label={copy.boards[board]}>
        <StandingsHead board={board} by={by} second={second} />
        <ol className="grid border-t border-line">
          {shown.map((standing) => (
            <StandingRow key={standing.id} {...{ board, by, second, standing, gone }} />
          ))}
        </ol>
      </section>
      {shownCount < standings.length && (
        <Button className="mx-auto" onClick={() => setShownCount(shownCount + pageSize)}>
          {copy.more}
        </Button>
      )}
      {shownCount >= standings.length && isCut && (
        <p className="text-center text-sm text-ink-2">
          {copy.firstPlaces(standings.length)} {leftTied > 0 && copy.leftTied(leftTied)}
        </p>
      )}
    </div>
  );
}
