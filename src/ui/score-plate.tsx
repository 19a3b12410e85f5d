import type { PresentedResult } from '#src/domain/present-result.ts';
import { classNames } from '#src/lib/class-names.ts';

interface ScorePlateProps {
  result: Pick<PresentedResult, 'figure' | 'plate' | 'parts'>;
  /** The large plate of the player, whose size follows its container. */
  large?: boolean;
  /** Whether it says what a figure is made of, instead of what it is. */
  hasParts?: boolean;
}

export function ScorePlate({ result, large = false, hasParts = false }: ScorePlateProps) {
  const { figure, plate, parts } = result;
  const below = (hasParts ? parts : undefined) ?? plate.below;
  return (
    <div
      className={classNames(
        'grain pins relative inline-grid justify-items-center rounded-[3px] bg-plate text-plate-ink shadow-2',
        large
          ? 'min-w-[1.68em] px-[max(0.21em,10px)] pt-[max(0.24em,14px)] pb-[max(0.13em,6px)] text-[clamp(36px,11cqw,4.75rem)] short:text-[36px]'
          : 'min-w-21 px-3.5 pt-3.5 pb-2',
      )}
    >
      {figure === undefined ? (
        <Words large={large}>{plate.main}</Words>
      ) : (
        <b
          className={classNames(
            'numeral font-black tracking-[-0.02em]',
            large ? 'text-[1em]' : 'text-[min(2.875rem,18vw)]',
          )}
        >
          {figure}
        </b>
      )}
      {below !== undefined && (
        <span
          className={classNames(
            'label text-plate-ink-2',
            figure === undefined ? 'normal-case tabular-nums' : 'tracking-[0.09em]',
            large ? 'text-[max(0.24em,14px)]' : 'text-[0.9375rem]',
          )}
        >
          {below}
        </span>
      )}
    </div>
  );
}

/** Each on a line: a big 0 would shame. */
function Words({ large, children }: { large: boolean; children: string }) {
  return (
    <b
      className={classNames(
        'display pb-1 text-center leading-[0.9] font-black',
        large ? 'text-[0.5em]' : 'text-[1.6875rem]',
      )}
    >
      {children.split(' ').map((word) => (
        <span key={word} className="block whitespace-nowrap">
          {word}{' '}
        </span>
      ))}
    </b>
  );
}
