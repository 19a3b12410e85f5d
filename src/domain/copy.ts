import { localize } from '#src/languages/localize.ts';

export const copy = localize('domain', {
  /** By their ids, from 1. Quoted from the specification. */
  events: [
    'Bull Riding',
    'Bareback Riding',
    'Saddle Bronc',
    'Team Roping',
    'Barrel Racing',
    'Steer Wrestling',
    'Tie Down Roping',
    'Breakaway Roping',
    'Pole Bending',
    'Goat Tying',
  ] as [string, ...string[]],
  accountTypes: { contractor: 'Contractor', contestant: 'Contestant', fan: 'Fan', staff: 'Staff' },
  /** After a count. */
  nouns: {
    ride: { one: 'ride', other: 'rides' },
    out: { one: 'out', other: 'outs' },
    run: { one: 'run', other: 'runs' },
    view: { one: 'view', other: 'views' },
    animal: { one: 'animal', other: 'animals' },
    buckOff: { one: 'buck-off', other: 'buck-offs' },
    qualified: { one: 'qualified', other: 'qualified' },
  },
  outOf: (count: string, all: string) => `${count} of ${all}`,
  unnamed: 'Unnamed',
  /** Parts of a headline such as "Darius Boone and Cole Pratt · 8.42 s on Northern Lights". */
  headline: {
    and: ' and ',
    buckedOff: 'bucked off',
    /** Stands before the name of an animal. */
    by: 'by',
    on: 'on',
    with: 'with',
  },
});
