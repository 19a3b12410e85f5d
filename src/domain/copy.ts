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
  /** How rides end. */
  results: {
    /** Large on a plate, and in lists. */
    words: {
      qualified: 'Qualified',
      'bucked-off': 'Bucked off',
      're-ride': 'Re-ride',
      'missed-out': 'Missed out',
      disqualified: 'DQ',
      'turned-out': 'Turned out',
      time: 'Time',
      'no-time': 'No time',
    },
    /** Within a sentence. */
    spoken: {
      qualified: 'qualified',
      'bucked-off': 'bucked off',
      're-ride': 're-ride',
      'missed-out': 'missed out',
      disqualified: 'disqualified',
      'turned-out': 'turned out',
      time: 'time',
      'no-time': 'no time',
    },
    /** A buck-off in a list, before its seconds. */
    off: 'Off',
    /** What stands below a figure. */
    units: { score: 'Score', time: 'Time' },
    noScore: 'No score',
    seconds: (seconds: string) => `${seconds} s`,
  },
  headline: {
    /** Between the last two names. @param _next the last one */
    and: (_next: string) => ' and ',
    /** Stands before the name of an animal. */
    by: 'by',
    on: 'on',
    with: 'with',
  },
  /** A ride beside another one, within a sentence. */
  beside: {
    yours: {
      score: (figure: string) => `your ${figure}`,
      time: (figure: string) => `your ${figure}`,
      buckOff: 'your buck-off',
      ride: 'your ride',
    },
    theirs: {
      score: (figure: string) => `the ${figure}`,
      time: (figure: string) => `the ${figure}`,
      buckOff: 'the buck-off',
      ride: 'the ride',
    },
  },
});
