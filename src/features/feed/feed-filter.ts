import type { VideoFilter } from '#src/domain/video-page.ts';
import { isRodeoEvent, rodeoEvents } from '#src/domain/rodeo-event.ts';

export type FeedChoice = 'all' | 'following' | 'favourites' | `${number}`;

export function getFeedChoices(favouriteEvents: readonly number[]): { value: FeedChoice; name: string }[] {
  return [
    { value: 'all', name: 'All' },
    { value: 'following', name: 'Following' },
    ...(favouriteEvents.length > 0 ? [{ value: 'favourites' as const, name: 'My favourites' }] : []),
    ...rodeoEvents.map(({ id, name }) => ({ value: `${id}` as const, name })),
  ];
}

export function parseFeedChoice(parameter: string | null, favouriteEvents: readonly number[]): FeedChoice {
  if (parameter === 'following') return 'following';
  if (parameter === 'favourites' && favouriteEvents.length > 0) return 'favourites';
  return isRodeoEvent(Number(parameter)) ? `${Number(parameter)}` : 'all';
}

export function toVideoFilter(
  choice: Exclude<FeedChoice, 'following'>,
  favouriteEvents: readonly number[],
): VideoFilter {
  if (choice === 'all') return { kind: 'all' };
  if (choice === 'favourites') return { kind: 'events', eventIds: favouriteEvents };
  return { kind: 'event', eventId: Number(choice) };
}
