import type { Place } from '../places.ts';
import { presentResult } from '../present-result.ts';
import { getScoring } from '../rodeo-event.ts';
import type { Video } from '../video.ts';
import { copy } from './copy.ts';

/** A place as it is shown, for example `T3`. */
export const formatPlace = ({ rank, isTied }: Place): string => `${isTied ? copy.tie : ''}${rank}`;

/** How a ride ended, as lists show it. */
export const formatResult = (ride: Video): string => presentResult(ride)?.listed ?? copy.noResult;

/** What those of an event are listed under who have no place. */
export const nameOthers = (eventId: number): string =>
  getScoring(eventId) === 'time' ? copy.withoutTime : copy.withoutScore;
