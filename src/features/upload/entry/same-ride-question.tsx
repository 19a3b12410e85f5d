import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findEarlierFilm } from '#src/domain/ride-link.ts';
import { getRideHeadline } from '#src/domain/ride-result.ts';
import type { Video } from '#src/domain/video.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { answerFilmsMutation, possibleFilmsQuery } from '#src/queries/film-queries.ts';
import { videoQuery } from '#src/queries/video-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { RidePoster } from '#src/ui/ride-poster.tsx';
import { copy } from '../copy.ts';

/** Asks of one film after the other whether it shows the ride that was published; nothing where there is none. */
export function SameRideQuestion({ videoId }: { videoId: string }) {
  const { data: video } = useQuery(videoQuery(videoId));
  return video ? <Question video={video} /> : null;
}

function Question({ video }: { video: Video }) {
  const { selected } = useAccount();
  const { data: films = [] } = useQuery(possibleFilmsQuery(video));
  const [declined, setDeclined] = useState<readonly string[]>([]);
  const [isAnswered, setIsAnswered] = useState(false);
  const { mutateAsync, isPending } = useMutation(answerFilmsMutation(useQueryClient(), selected));
  const film = films.find(({ id }) => !declined.includes(id));
  const first = film && findEarlierFilm(film, video);
  if (isAnswered || !film || !first || video.user_id !== selected.id) return null;
  const handleYes = async () => {
    try {
      await mutateAsync({ kind: 'link', films: { first, later: first === film ? video : film } });
      showAlert('success', copy.publish.sameRide.linked);
      setIsAnswered(true);
    } catch (error) {
      showAlert('error', copy.publish.sameRide.failed(getErrorMessage(error)));
    }
  };
  return (
    <section
      aria-label={copy.publish.sameRide.title}
      className="bordered-soft flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md bg-surface p-4"
    >
      <RidePoster src={film.thumbnail_url} className="aspect-video w-24 rounded-sm" />
      <div className="grid min-w-0 flex-[1_1_12rem] gap-0.5 text-sm">
        <b>{copy.publish.sameRide.title}</b>
        <span className="wrap-anywhere">{getRideHeadline(film)}</span>
        <span className="wrap-anywhere text-ink-2">{copy.publish.sameRide.by(film.user_name)}</span>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button disabled={isPending} onClick={() => setDeclined([...declined, film.id])}>
          {copy.publish.sameRide.no}
        </Button>
        <Button variant="primary" disabled={isPending} onClick={() => void handleYes()}>
          {copy.publish.sameRide.yes}
        </Button>
      </div>
    </section>
  );
}
