import { getRideHeadline } from '#src/domain/ride-result.ts';
import type { Video } from '#src/domain/video.ts';
import { Button } from '#src/ui/button.tsx';
import { FilmRow } from '#src/ui/film-row.tsx';
import { copy } from '../copy.ts';

interface FilmQuestionProps {
  film: Video;
  /** Whether it was said to show the ride, which can be taken back. */
  isSame?: boolean;
  isBusy?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks whether a film shows the ride that is, or was just, published. */
export function FilmQuestion({ film, isSame = false, isBusy = false, onYes, onNo }: FilmQuestionProps) {
  const { title, same, by, yes, no, takeBack } = copy.publish.sameRide;
  return (
    <section aria-label={title} className="bordered-soft grid gap-3 rounded-md bg-surface p-4">
      <p role="status" className="text-sm font-[550]">
        {isSame ? same : title}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <div className="min-w-0 flex-[1_1_14rem]">
          <FilmRow poster={film.thumbnail_url} by={by(film.user_name)} headline={getRideHeadline(film)} />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button disabled={isBusy} onClick={onNo}>
            {isSame ? takeBack : no}
          </Button>
          {!isSame && (
            <Button variant="primary" disabled={isBusy} onClick={onYes}>
              {yes}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
