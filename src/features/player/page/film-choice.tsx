import { useQuery } from '@tanstack/react-query';
import { getRideHeadline } from '#src/domain/ride-result.ts';
import { findEarlierFilm } from '#src/domain/one-ride.ts';
import type { Video } from '#src/domain/video.ts';
import { useBusy } from '#src/lib/use-busy.ts';
import { possibleFilmsQuery } from '#src/queries/film-queries.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { FilmRow } from '#src/ui/film-row.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { copy } from './copy.ts';

interface FilmChoiceProps {
  video: Video;
  onChoose: (films: { first: Video; later: Video }) => Promise<void>;
  onClose: () => void;
}

/** Which film shows the same ride. */
export function FilmChoice({ video, onChoose, onClose }: FilmChoiceProps) {
  const { data: films, error, refetch } = useQuery(possibleFilmsQuery(video));
  const [isBusy, choose] = useBusy(async (film: Video) => {
    const first = findEarlierFilm(film, video);
    if (first) await onChoose({ first, later: first === film ? video : film });
  });
  return (
    <Dialog title={copy.films.choice.title} onDismiss={onClose}>
      <p className="text-ink-2">{copy.films.choice.text}</p>
      {error && (
        <LoadError title={copy.films.choice.loadError} text={error.message} onRetry={() => void refetch()} />
      )}
      {!films && !error && <Skeleton className="h-18" />}
      {films?.length === 0 && <p>{copy.films.choice.none}</p>}
      <ul className="grid gap-2">
        {films?.map((film) => (
          <li key={film.id}>
            <button
              type="button"
              disabled={isBusy}
              onClick={() => void choose(film)}
              className="w-full rounded-md p-1 hover:bg-sunken"
            >
              <FilmRow
                poster={film.thumbnail_url}
                by={copy.films.by(film.user_name)}
                headline={getRideHeadline(film)}
              />
            </button>
          </li>
        ))}
      </ul>
      <Button onClick={onClose}>{copy.films.choice.close}</Button>
    </Dialog>
  );
}
