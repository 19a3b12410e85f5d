import { localize } from '#src/languages/localize.ts';

/* Apart from the other texts, which embedded pages load. */
export const copy = localize('domain/animal-types', {
  names: { bull: 'Bull', horse: 'Horse', steer: 'Steer', calf: 'Calf' },
  /** Quoted from the specification. */
  filters: { all: 'All', bull: 'Bulls', horse: 'Horses', steer: 'Steers', calf: 'Calfs' },
});
