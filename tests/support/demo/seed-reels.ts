import type { Reel } from '#src/domain/reel.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { deriveUuid, people } from './people.ts';
import { videos } from './seed-videos.ts';

const isOfCody = ({ user_id, contestants_id }: (typeof videos)[number]) =>
  user_id === people.cody.id || contestants_id.includes(people.cody.id);

/** A reel of a contestant, with rides that others have posted. */
export const reels: readonly Reel[] = [
  buildReel(people.cody, videos.filter(isOfCody).slice(0, 6), {
    id: deriveUuid('reel of cody'),
    title: 'Best of the season',
  }),
];
