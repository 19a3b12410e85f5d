import type { ReactNode } from 'react';
import { copy } from './copy.ts';
import { SelectField } from './field.tsx';

interface SeasonHeaderProps {
  /** The id of the title, which labels the section. */
  titleId: string;
  title: string;
  /** What the figures are from. */
  source: string;
  /** Between the title and the seasons. */
  action?: ReactNode;
  /** Empty where there is nothing to choose. */
  seasons: readonly number[];
  /** Undefined for all. */
  season: number | undefined;
  onSeasonChange: (season: number | undefined) => void;
}

/** The title of figures that are shown for one season or for all. */
export function SeasonHeader({ titleId, title, source, action, ...props }: SeasonHeaderProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 flex-[1_1_17rem] gap-2">
        <h2 id={titleId} className="display flex items-center gap-3 text-display-lg">
          {title}
          <span className="stitch flex-1" />
        </h2>
        <p className="text-sm text-ink-2">{source}</p>
      </div>
      {action}
      {props.seasons.length > 0 && <SeasonField {...props} />}
    </div>
  );
}

type SeasonFieldProps = Pick<SeasonHeaderProps, 'seasons' | 'season' | 'onSeasonChange'>;

function SeasonField({ seasons, season, onSeasonChange }: SeasonFieldProps) {
  return (
    <SelectField
      label={copy.season.label}
      value={season ?? ''}
      onChange={({ target }) => onSeasonChange(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">{copy.season.all}</option>
      {seasons.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </SelectField>
  );
}
