import { parseRideLink, type RideLink } from '#src/domain/ride-link.ts';
import { parseVideo, type Video } from '#src/domain/video.ts';

const day = Date.UTC(2026, 6, 25) / 1000;

/** A contractor's film of a rider on a bull, so many minutes after others. */
export const buildFilm = (id: string, minute: number, fields: object = {}): Video =>
  parseVideo(id, {
    ...{ event_type: 1, event_date: day, score: 80, animal_id: 'bull', contestants_id: ['rider'] },
    ...{ account_upload: 1, user_id: `account-of-${id}`, created: new Date(minute * 60_000), ...fields },
  });

/** A link between two films, by their ids. */
export const toLink = (later: string, first: string, state = 'accepted'): RideLink =>
  parseRideLink(later, { id: later, first_video_id: first, state });
