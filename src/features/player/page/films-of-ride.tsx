import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Columns2 from 'lucide-react/icons/columns-2';
import { useId, useState, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { videoPath } from '#src/config/paths.ts';
import { comparePath } from '#src/config/record-links.ts';
import type { LinkParty } from '#src/data/firestore-lite/ride-links.ts';
import { buildMomentQuery } from '#src/domain/moment.ts';
import { getRideHeadline, getSpokenResult } from '#src/domain/ride-result.ts';
import { getLinkedFilms, toSecondOf, type LinkedFilms } from '#src/domain/one-ride.ts';
import { getOtherAccount } from '#src/domain/ride-link.ts';
import type { Video } from '#src/domain/video.ts';
import { getErrorMessage } from '#src/lib/log.ts';
import { opensElsewhere } from '#src/lib/opens-elsewhere.ts';
import { answerFilmsMutation, filmsQuery, type FilmAnswer } from '#src/queries/film-queries.ts';
import { showAlert } from '#src/session/alerts-store.ts';
import { useOptionalAccount } from '#src/session/use-account.ts';
import { Button } from '#src/ui/button.tsx';
import { FilmRow } from '#src/ui/film-row.tsx';
import { usePlayerPage } from '../controls/player-context.ts';
import { copy } from './copy.ts';
import { FilmChoice } from './film-choice.tsx';
import { ListHeading } from './more-rides.tsx';

/** Other films of the ride that plays, and what its accounts say about them. */
export function FilmsOfRide({ video }: { video: Video }) {
  const session = useOptionalAccount();
  const { data } = useQuery(filmsQuery(video));
  if (!data) return null;
  const linked = getLinkedFilms(video, data);
  return (
    <>
      {linked.together.length > 0 && <Films video={video} linked={linked} />}
      {session && (
        <Answers video={video} linked={linked} party={{ account: session.selected, actor: session.own }} />
      )}
    </>
  );
}

function Films({ video, linked: { together } }: { video: Video; linked: LinkedFilms<Video> }) {
  const headingId = useId();
  const [other] = together;
  return (
    <section aria-labelledby={headingId} className="grid content-start gap-3">
      <ListHeading id={headingId} title={copy.films.title(together.length + 1)}>
        {other && (
          <Link
            to={comparePath(video.video_id, other.video_id)}
            className="inline-flex min-h-11 items-center gap-2 text-sm underline"
          >
            <Columns2 aria-hidden="true" className="size-4.5" />
            {copy.films.compare}
          </Link>
        )}
      </ListHeading>
      <ul className="grid gap-3">
        {together.map((film) => (
          <li key={film.id}>
            <FilmLink video={video} film={film} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Goes on in another film at the same second of the ride. */
function FilmLink({ video, film }: { video: Video; film: Video }) {
  const { clipRef } = usePlayerPage();
  const navigate = useNavigate();
  const path = videoPath(film.video_id);
  const handleClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    const start = toSecondOf(clipRef.current?.currentTime ?? 0, video, film);
    void navigate(`${path}${buildMomentQuery({ start })}`);
  };
  return (
    <Link to={path} onClick={handleClick} className="group block rounded-md no-underline">
      <FilmRow
        isOnPicture
        poster={film.thumbnail_url}
        by={copy.films.by(film.user_name)}
        headline={getRideHeadline(film)}
      />
    </Link>
  );
}

interface AnswersProps {
  video: Video;
  linked: LinkedFilms<Video>;
  party: LinkParty;
}

/** For the accounts of the films: what is asked, and that results differ. */
function Answers({ video, linked: { said, together, first }, party }: AnswersProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { mutateAsync, isPending } = useMutation(answerFilmsMutation(useQueryClient(), party));
  const { account } = party;
  const answer = async (given: FilmAnswer) => {
    try {
      await mutateAsync(given);
    } catch (error) {
      showAlert('error', copy.films.failed(getErrorMessage(error)));
    }
  };
  const own = said.filter(({ link }) => [link.user_id, link.first_user_id].includes(account.id));
  const results = [...new Set([first, video, ...together].map(getSpokenResult))];
  const isOwn = video.user_id === account.id;
  if (!isOwn && own.length === 0) return null;
  return (
    <section aria-label={copy.films.label} className="grid content-start gap-3 text-sm text-on-picture-2">
      {results.length > 1 && <p>{copy.films.differ(first.user_name, getSpokenResult(first))}</p>}
      {own.map(({ link, other, later }) => {
        const isMine = link.proposed_by === account.id;
        const isBoth = getOtherAccount(link) === link.proposed_by;
        const isApart = link.state === 'accepted' && !together.includes(other);
        const shown = isApart ? 'apart' : link.state;
        const isAsked = getOtherAccount(link) === account.id && link.state !== 'accepted';
        return (
          <div key={link.id} className="grid gap-2">
            <p className="wrap-anywhere">
              {isBoth && isAsked
                ? copy.films.choice.title
                : copy.films.states[shown][isMine ? 'mine' : 'theirs'](isBoth ? '' : other.user_name)}
            </p>
            <div className="flex flex-wrap gap-3">
              {isAsked && (
                <Button
                  variant="on-dark"
                  disabled={isPending}
                  onClick={() => void answer({ kind: 'accept', link, later })}
                >
                  {copy.films.accept}
                </Button>
              )}
              {link.state !== 'refused' && (
                <Button
                  variant="on-dark"
                  disabled={isPending}
                  onClick={() => void answer({ kind: 'end', link, later })}
                >
                  {isMine && link.state === 'proposed' ? copy.films.takeBack : copy.films.refuse}
                </Button>
              )}
            </div>
          </div>
        );
      })}
      {isOwn && (
        <Button variant="on-dark" className="justify-self-start" onClick={() => setIsChoosing(true)}>
          {copy.films.link}
        </Button>
      )}
      {isChoosing && (
        <FilmChoice
          video={video}
          onChoose={async (films) => {
            await answer({ kind: 'link', films });
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </section>
  );
}
