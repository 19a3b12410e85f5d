import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findEarlierFilm } from '#src/domain/ride-link.ts';
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
  /** The films of which the form has asked already. */
  otherFilms: readonly string[];
}

/** Asks of one film after the other whether it shows the ride that was published; nothing where there is none. */
export function SameRideQuestion({ videoId, otherFilms }: SameRideQuestionProps) {
  const { data: video } = useQuery(videoQuery(videoId));
  return video ? <Question video={video} otherFilms={otherFilms} /> : null;
}

function Question({ video, otherFilms }: { video: Video; otherFilms: readonly string[] }) {
  const { selected } = useAccount();
  const { data: films = [] } = useQuery(possibleFilmsQuery(video));
  const [declined, setDeclined] = useState(otherFilms);
  const { mutateAsync, isPending } = useMutation(answerFilmsMutation(useQueryClient(), selected));
  const film = films.find(({ id }) => !declined.includes(id));
  const first = film && findEarlierFilm(film, video);
  // What was said in the form is stored by now.
  const { data: said } = useQuery({ ...filmsQuery(video), enabled: first !== undefined });
  if (!first || said?.links.length !== 0 || video.user_id !== selected.id) return null;
  const handleYes = async () => {
    try {
      await mutateAsync({ kind: 'link', films: { first, later: first === film ? video : film } });
      showAlert('success', copy.publish.sameRide.linked);
    } catch (error) {
      showAlert('error', copy.publish.sameRide.failed(getErrorMessage(error)));
    }
  };
  return (
    <FilmQuestion
      film={film}
      isBusy={isPending}
      onYes={() => void handleYes()}
      onNo={() => setDeclined([...declined, film.id])}
    />
  );
}
