import type { ListedEvent } from '#src/domain/result-list.ts';
import { getScoring } from '#src/domain/rodeo-event.ts';
import { copy } from './copy.ts';

/** What places at an event. */
export const nameFigure = ({ eventId, roundCount }: ListedEvent): string =>
  roundCount > 1 ? copy.average : copy[getScoring(eventId)];
