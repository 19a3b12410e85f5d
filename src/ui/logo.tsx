import { classNames } from '#src/lib/class-names.ts';
import { horseshoe, logoSize, nailHole, nailHoles, playSign } from './logo-shapes.ts';

export function Logo({ className }: { className?: string }) {
  const { radius, ...size } = nailHole;
  return (
    <svg
      viewBox={`0 0 ${logoSize} ${logoSize}`}
      aria-hidden="true"
      className={classNames('shrink-0', className)}
    >
      <path className="fill-red" d={horseshoe} />
      <g className="fill-leather-ink">
        {nailHoles.map(({ turn, ...place }) => (
          <rect key={place.x} {...place} {...size} rx={radius} transform={`rotate(${turn.join(' ')})`} />
        ))}
      </g>
      <path className="fill-current" d={playSign} />
    </svg>
  );
}
