import { formatCount } from '#src/languages/format-facts.ts';
import { animalTypeNames } from '../animal-types/animal-types.ts';
import { copy } from '../counts/copy.ts';
import { getRodeoEventName } from '../rodeo-event.ts';
import type { Meaning } from './understand-text.ts';

/** What a word stands for, in the language of the screen. */
export function getMeaningName(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'event':
      return getRodeoEventName(meaning.eventId);
    case 'animal-type':
      return animalTypeNames[meaning.type];
    case 'place':
      return meaning.places.map(({ name }) => name).join(', ');
    case 'year':
      return String(meaning.year);
    case 'buck-off':
      return copy.nouns.buckOff.one;
    case 'figure':
      return formatCount(meaning.figure);
  }
}
