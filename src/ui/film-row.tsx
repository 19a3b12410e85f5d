import { classNames } from '#src/lib/class-names.ts';
import { RidePoster } from './ride-poster.tsx';

interface FilmRowProps {
  poster: string;
  /** Whose film it is. */
  by: string;
  headline: string;
  /** Whether it lies on the dark of the player. */
  isOnPicture?: boolean;
}

/** One film of a ride: its picture, whose it is, and what it shows. */
export const FilmRow = ({ poster, by, headline, isOnPicture = false }: FilmRowProps) => (
  <span className="grid grid-cols-[calc(var(--spacing)*24)_minmax(0,1fr)] items-center gap-3 text-left">
    <RidePoster
      src={poster}
      className={classNames('aspect-video w-full rounded-sm', isOnPicture && 'bg-leather-2')}
    />
    <span className="grid gap-0.5 text-sm">
      <b className={classNames('wrap-anywhere group-hover:underline', isOnPicture && 'text-on-picture')}>
        {by}
      </b>
      <span className={classNames('wrap-anywhere', isOnPicture ? 'text-on-picture-2' : 'text-ink-2')}>
        {headline}
      </span>
    </span>
  </span>
);
