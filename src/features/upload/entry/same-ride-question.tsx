import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findEarlierFilm } from '#src/domain/one-ride.ts';
import type { Video } from '#src/domain/video.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { answerFilmsMutation, filmsQuery, possibleFilmsQuery } from '#src/queries/film-queries.ts';
import { videoQuery } from '#src/queries/video-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useAccount } from '#src/session/use-account.ts';
import { copy } from '../copy.ts';
import { FilmQuestion } from './film-question.tsx';

interface SameRideQuestionProps {
  videoId: string;
  /** The film that the form said to show the ride; empty for none. */
  sameFilm: string;
  /** The films of which the form has asked already. */
  otherFilms: readonly string[];
}

/**
 * Asks of one film after the other whether it shows the ride that was published; nothing where there is none. What the form
 * said may not hold any more: the day, the event or a tag was changed after it.
 */
export function SameRideQuestion({ videoId, ...answers }: SameRideQuestionProps) {
  const { data: video } = useQuery(videoQuery(videoId));
  return video ? <Question video={video} {...answers} /> : null;
}

function Question({
  video,
  sameFilm,
  otherFilms,
}: Omit<SameRideQuestionProps, 'videoId'> & { video: Video }) {
  const { own, selected } = useAccount();
  const { data: films = [] } = useQuery(possibleFilmsQuery(video));
  const [declined, setDeclined] = useState(otherFilms);
  const { mutateAsync, isPending } = useMutation(
    answerFilmsMutation(useQueryClient(), { account: selected, actor: own }),
  );
  const film = films.find(({ id }) => !declined.includes(id));
  const first = film && findEarlierFilm(film, video);
  // What was said in the form is stored by now.
  const { data: said } = useQuery({ ...filmsQuery(video), enabled: first !== undefined || sameFilm !== '' });
  if (said?.links.length !== 0) return null;
  const isAsked = first && video.user_id === selected.id;
  const link = async (linked: { first: Video; later: Video }) => {
    try {
      await mutateAsync({ kind: 'link', films: linked });
      showAlert('success', copy.publish.sameRide.linked);
    } catch (error) {
      showAlert('error', copy.publish.sameRide.failed(getErrorMessage(error)));
    }
  };
  return (
    <>
      {sameFilm !== '' && (
        <p role="status" className="text-sm wrap-anywhere">
          {copy.publish.sameRide.notLinked}
        </p>
      )}
      {isAsked && (
        <FilmQuestion
          film={film}
          isBusy={isPending}
          onYes={() => void link({ first, later: first === film ? video : film })}
          onNo={() => setDeclined([...declined, film.id])}
        />
      )}
    </>
  );
}
