import { localize } from '#src/languages/localize.ts';

export const copy = localize('domain/counts', {
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
});
