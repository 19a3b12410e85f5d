import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { buildNewVideo } from '#src/domain/new-video.ts';
import { listContestants, toContestantTag } from '#src/domain/tags.ts';
import type { User } from '#src/domain/user.ts';
import { possibleFilmsQuery } from '#src/queries/film-queries.ts';
import { FilmQuestion } from '../entry/film-question.tsx';
import { readRideForm, toVideoDetails, type RideFormValues } from '../rides/ride-form-schema.ts';

/** What a form would publish for an account now, of what tells one ride from another. */
function toUnpublishedFilm(values: RideFormValues, account: User) {
  const own = account.account_type === 'contestant' ? toContestantTag(account) : null;
  const { contestant, partner } = values;
  return buildNewVideo({
    ...{ id: '', uploaderId: account.id, account, duration: 0, rideMarks: null, thumbnailUrl: '' },
    details: toVideoDetails(values),
    animal: values.animal ?? undefined,
    contestants: listContestants(values.eventId, { contestant: contestant ?? own, partner }),
  });
}

/** Asks of one film after the other whether it shows the ride of the form; nothing where there is none. */
export function SameRideField({ account }: { account: User }) {
  const { control, setValue } = useFormContext<RideFormValues>();
  const values = readRideForm(useWatch({ control }));
  const { sameFilm, otherFilms } = values;
  const { data: films = [] } = useQuery(possibleFilmsQuery(toUnpublishedFilm(values, account)));
  const same = films.find(({ id }) => id === sameFilm);
  const film = same ?? films.find(({ id }) => !otherFilms.includes(id));
  if (!film) return null;
  const handleNo = () => {
    setValue('sameFilm', '', { shouldDirty: true });
    setValue('otherFilms', [...otherFilms, film.id], { shouldDirty: true });
  };
  return (
    <FilmQuestion
      film={film}
      isSame={same !== undefined}
      onYes={() => setValue('sameFilm', film.id, { shouldDirty: true })}
      onNo={handleNo}
    />
  );
}
