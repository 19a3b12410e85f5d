import { countNouns, countOutOf } from '#src/domain/counts/count-nouns.ts';
import { areSons, getCommonRole, type Young } from '#src/domain/offspring.ts';
import { nameEvent, presentFigures, type FigureDetail } from '#src/domain/present-figures.ts';
import { getRideAnimalName } from '#src/domain/animal.ts';
import { getRideFigures, minimumRides, type RideFigures } from '#src/domain/ride-figures.ts';
import type { Video } from '#src/domain/video.ts';
import { formatCount, joinFacts } from '#src/languages/format-facts.ts';
import { copy } from './copy.ts';

/** What some young are called, by what their parent is to most of them. */
export function nameYoung(young: readonly Young[]): string {
  const role = getCommonRole(young);
  return areSons(young) ? copy.young.sons[role](young.length) : copy.young.offspring[role];
}

const keys = ['outs', 'buckedOff', 'buckOffTime', 'bestHalf', 'bestTime'] as const;
type Key = (typeof keys)[number];

interface YoungFigure {
  key: Key;
  label: string;
  value: string;
  /** What it is of. */
  detail: string;
  /** Of a best. */
  ride: Video | undefined;
}

const describe: Record<Key, (detail: FigureDetail<Video>) => string> = {
  outs: ({ count, rated }) => (count > rated ? copy.young.withoutResult(formatCount(count - rated)) : ''),
  buckedOff: ({ count, rated }) => countOutOf(count, rated),
  buckOffTime: ({ rated }) => countNouns(rated, 'buckOff'),
  bestHalf: ({ ride }) => (ride ? getRideAnimalName(ride) : ''),
  bestTime: ({ ride }) => (ride ? getRideAnimalName(ride) : ''),
};

const isTimed = ({ scored, timed }: RideFigures): boolean => scored.length === 0 && timed.length > 0;

/** The figures of all young together: those of each event apart, of few rides only their number. */
export function presentYoung(figures: RideFigures<Video>): YoungFigure[] {
  return presentFigures(figures, keys).map(({ key, value, detail }) => ({
    ...{ key, value, ride: detail.ride },
    label: joinFacts(
      key === 'outs' && isTimed(figures) ? copy.young.runs : copy.young[key],
      nameEvent(figures, detail),
    ),
    detail: describe[key](detail),
  }));
}

/** Whether too few rides hide a share or a mean. */
export const hidesFigures = ({ scored }: RideFigures): boolean =>
  scored.some(({ rated, buckOffs }) => rated < minimumRides || buckOffs.rated < minimumRides);

export interface YoungRow extends Young {
  outs: string;
  /** Empty of several events, and where there are too few rides. */
  buckedOff: string;
  best: string;
  /** The best, or else the latest. */
  ride: Video | undefined;
}

/** The figures of one of the young: of several events, one would say nothing of the others. */
export function toYoungRow(young: Young): YoungRow {
  const figures = getRideFigures(young.rides);
  const hasOneEvent = figures.scored.length + figures.timed.length === 1;
  const shown = hasOneEvent ? presentFigures(figures, keys) : [];
  const find = (...wanted: readonly Key[]) => shown.find(({ key }) => wanted.includes(key));
  const best = find('bestHalf', 'bestTime');
  return {
    ...young,
    outs:
      figures.outs === 0 ? copy.young.noRides : countNouns(figures.outs, isTimed(figures) ? 'run' : 'out'),
    buckedOff: find('buckedOff')?.value ?? '',
    best: best?.value ?? '',
    ride: best?.detail.ride ?? young.rides[0],
  };
}
