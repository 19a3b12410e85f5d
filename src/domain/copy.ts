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
  unnamed: 'Unnamed',
  /** Who rides, or ropes, races and ties. */
  riders: { score: 'Rider', time: 'Rider' },
  /** Parts of a headline such as "Darius Boone and Cole Pratt · 8.42 s on Northern Lights". */
  headline: {
    /** Between the last two names. @param _next the last one */
    and: (_next: string) => ' and ',
    buckedOff: 'bucked off',
    /** Stands before the name of an animal. */
    by: 'by',
    on: 'on',
    with: 'with',
  },
});
