import { useEffect, useEffectEvent, useState } from 'react';
import { reportError } from '#src/lib/log.ts';
import { useDebouncedValue } from '#src/lib/use-debounced-value.ts';
import { getPictureTime, type RidesState } from '../rides/rides-state.ts';

interface RidePicture {
  /** The time of the frame, in seconds. */
  time: number;
  image: Blob;
}

export type RidePictures = ReadonlyMap<string, RidePicture>;

/** A small picture of each ride whose source is open, by its id. It follows a ride that is moved once it rests. */
export function useRidePictures({ rides, sources }: RidesState): RidePictures {
  const [pictures, setPictures] = useState<RidePictures>(new Map());
  const wanted = rides.map((ride) => `${ride.id} ${getPictureTime('night', ride)}`);
  const open = sources.flatMap(({ id, session }) => (session ? id : []));
  const key = useDebouncedValue([...open, ...wanted].join('\n'));
  const load = useEffectEvent(async (signal: AbortSignal) => {
    for (const { id, session } of sources) {
      const missing = rides
        .filter(({ sourceId }) => sourceId === id)
        .map((ride) => ({ id: ride.id, time: getPictureTime('night', ride) }))
        .filter((ride) => pictures.get(ride.id)?.time !== ride.time);
      if (!session || missing.length === 0) continue;
      const handleFrame = ({ index, image }: { index: number; image: Blob }) => {
        const ride = missing[index];
        if (ride) setPictures((all) => new Map(all).set(ride.id, { ...ride, image }));
      };
      await session.extractPreviewFrames(
        missing.map(({ time }) => time),
        handleFrame,
        signal,
      );
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal).catch((error: unknown) => {
      if (!controller.signal.aborted) reportError(error, 'The pictures of rides could not be extracted');
    });
    return () => controller.abort();
  }, [key]);
  return pictures;
}
