import { getRideAnimalName } from '#src/domain/animal.ts';
import type { StoredVideoFilter } from '#src/domain/video-filter.ts';
import { getRiders, type Video } from '#src/domain/video.ts';

/** The lists beside a ride: the rides of its riders, and then those of its animal. */
export const listRelated = (video: Video): { name: string; filter: StoredVideoFilter }[] => [
  ...getRiders(video).map(({ id, name }) => ({ name, filter: { kind: 'of-rider', riderId: id } as const })),
  ...(video.animal_id === ''
    ? []
    : [
        {
          name: getRideAnimalName(video),
          filter: { kind: 'of-animal', animalId: video.animal_id } as const,
        },
      ]),
];
