import { useQuery } from '@tanstack/react-query';
import { embedBoardPath, paths } from '#src/config/paths.ts';
import { buildBoardQuery, type BoardChoice } from '#src/domain/board-choice.ts';
import { boards, type Board } from '#src/domain/leaderboard.ts';
import { rodeoEventChoices } from '#src/domain/rodeo-event.ts';
import { seasonBoardQuery } from '#src/queries/ride-queries.ts';
import { SelectField } from '#src/ui/field.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { usePageParts } from '#src/ui/page-parts.ts';
import { QueryFallback } from '#src/ui/query-fallback.tsx';
import { Loading, Skeleton } from '#src/ui/skeleton.tsx';
import { TabLinks } from '#src/ui/tab-links.tsx';
import { BoardView } from './board-view.tsx';
import { copy } from './copy.ts';
import { listSeasons, useBoard, type ChangeBoard } from './use-board.ts';

/** Riders, animals and contractors by event, season and state, from the rides posted here. */
export default function LeaderboardsPage() {
  const { EmbedButton, ShareButton } = usePageParts();
  const { choice, lastSeason, change } = useBoard();
  const query = useQuery(seasonBoardQuery(choice, lastSeason));
  const { data, isPlaceholderData } = query;
  const shown = { ...choice, season: choice.season ?? (isPlaceholderData ? undefined : data?.year) };
  return (
    <Page>
      <PageHeader title={copy.title}>
        <EmbedButton title={copy.title} path={`${embedBoardPath}?${buildBoardQuery(shown)}`} />
        <ShareButton title={copy.title} />
      </PageHeader>
      <TabLinks
        label={copy.tabs}
        tabs={boards.map((board) => ({ name: copy.boards[board], to: getTabPath(board, choice) }))}
        currentPath={getTabPath(choice.board, choice)}
      />
      <Filters choice={shown} states={data?.board.states ?? []} onChange={change} />
      {data ? (
        <div aria-busy={isPlaceholderData} className="grid gap-[inherit] aria-busy:opacity-60">
          <BoardView
            key={JSON.stringify([data.of, choice.rankedBy])}
            shown={data}
            rankedBy={choice.rankedBy}
            onChange={change}
          />
        </div>
      ) : (
        <QueryFallback query={query} copy={copy}>
          <BoardSkeleton />
        </QueryFallback>
      )}
    </Page>
  );
}

/** Another board of the same event, season and state. */
const getTabPath = (board: Board, choice: BoardChoice) =>
  `${paths.leaderboards}?${buildBoardQuery({ ...choice, board, rankedBy: undefined })}`;

interface FiltersProps {
  choice: BoardChoice;
  /** Those of the season. */
  states: readonly string[];
  onChange: ChangeBoard;
}

function Filters({ choice: { eventId, season, state }, states, onChange }: FiltersProps) {
  const codes = [...new Set([...states, ...(state ? [state] : [])])].toSorted();
  const seasons = new Set([...listSeasons(), ...(season === undefined ? [] : [season])]);
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <SelectField
        label={copy.event}
        className="max-sm:col-span-full"
        value={eventId}
        onChange={({ target }) => onChange({ event: target.value, rankedBy: '' })}
      >
        {rodeoEventChoices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={copy.season}
        value={season ?? ''}
        onChange={({ target }) => onChange({ season: target.value })}
      >
        {season === undefined && <option value="">{copy.noFigure}</option>}
        {[...seasons].map((year) => (
          <option key={year}>{year}</option>
        ))}
      </SelectField>
      <SelectField
        label={copy.state}
        value={state}
        onChange={({ target }) => onChange({ state: target.value })}
      >
        <option value="">{copy.allStates}</option>
        {codes.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </SelectField>
    </div>
  );
}

function BoardSkeleton() {
  return (
    <Loading label={copy.loading} className="grid gap-4">
      <Skeleton className="h-40" />
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} className="h-16" />
      ))}
    </Loading>
  );
}
