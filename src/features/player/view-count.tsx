import { formatCount } from '#src/lib/format.ts';

export function ViewCount({ views }: { views: number | undefined }) {
  if (views === undefined) return null;
  return (
    <p
      className="player-views justify-self-end whitespace-nowrap text-on-picture-2"
      style={{ gridArea: 'views' }}
    >
      <b className="label text-[1em] leading-none text-on-picture tabular-nums">{formatCount(views)}</b>{' '}
      <span className="text-[0.55em]">{views === 1 ? 'view' : 'views'}</span>
    </p>
  );
}
