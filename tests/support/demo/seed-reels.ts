import type { Reel } from '#src/domain/reel.ts';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { deriveUuid, people } from './people.ts';
import { rodeos } from './seed-rides.ts';
import { videos } from './seed-videos.ts';

const isOfCody = ({ user_id, contestants_id }: (typeof videos)[number]) =>
  user_id === people.cody.id || contestants_id.includes(people.cody.id);

const [nightTitle] = rodeos.windowRock;

/** A reel of a contestant, with rides that others have posted, and the results of a rodeo, by a contractor who was there. */
export const reels: readonly Reel[] = [
  buildReel(people.cody, videos.filter(isOfCody).slice(0, 6), {
    id: deriveUuid('reel of cody'),
    title: 'Best of the season',
  }),
  buildReel(
    people.redMesa,
    videos.filter(({ title }) => title === nightTitle),
    { id: deriveUuid('results of red mesa'), title: nightTitle, is_result_list: true },
  ),
];
