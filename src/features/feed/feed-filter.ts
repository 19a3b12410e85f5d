import type { VideoFilter } from '#src/domain/video-filter.ts';
import { isRodeoEvent, rodeoEvents } from '#src/domain/rodeo-event.ts';
import { copy } from './copy.ts';

/** Rides per page of the feed (specification, section 9). */
export const feedPageSizes = { first: 6, next: 4 };

/** The choices that list stored videos by their own fields. */
export type VideoChoice = 'all' | 'favourites' | `${number}`;

export type FeedChoice = VideoChoice | 'following';

export const eventChoices = rodeoEvents.map(({ id, name }) => ({ value: `${id}` as const, name }));

/** @param newRides how many rides those who are followed have since the last visit; empty for none */
export function getFeedChoices(
  favouriteEvents: readonly number[],
  newRides = '',
): { value: FeedChoice; name: string }[] {
  return [
    { value: 'all', name: copy.feed.choices.all },
    { value: 'following', name: `${copy.feed.choices.following} ${newRides}`.trim() },
    ...(favouriteEvents.length > 0
      ? [{ value: 'favourites' as const, name: copy.feed.choices.favorites }]
      : []),
    ...eventChoices,
  ];
}

/** @param favouriteEvents undefined until it is known who is signed in */
export function parseFeedChoice(
  parameter: string | null,
  favouriteEvents: readonly number[] | undefined,
): FeedChoice {
  if (parameter === 'following') return 'following';
  if (parameter === 'favourites' && favouriteEvents?.length !== 0) return 'favourites';
  return isRodeoEvent(Number(parameter)) ? `${Number(parameter)}` : 'all';
}

export function toVideoFilter(choice: VideoChoice, favouriteEvents: readonly number[]): VideoFilter {
  if (choice === 'all') return { kind: 'all' };
  if (choice === 'favourites') return { kind: 'events', eventIds: favouriteEvents };
  return { kind: 'event', eventId: Number(choice) };
}
