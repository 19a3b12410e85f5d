import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Video } from '#src/domain/video.ts';
import { reportError } from '#src/lib/log.ts';
import { countView } from '#src/queries/view-queries.ts';
import { isMember } from '#src/session/use-member-id.ts';
import { factsMs, findMoment, firstShow, nextShow, toReelTime, type ShowEvent } from './show.ts';
import { useReelClip } from './use-reel-clip.ts';

const hasName = (error: unknown, name: string) => error instanceof DOMException && error.name === name;

/** @returns false if the browser asks for a click on the page first */
async function startClip(clip: HTMLVideoElement): Promise<boolean> {
  try {
    await clip.play();
  } catch (error) {
    if (hasName(error, 'NotAllowedError')) return false;
    // Pausing in time rejects play() too, and so does a missing file, which has an event of its own.
    if (!hasName(error, 'AbortError') && !hasName(error, 'NotSupportedError'))
      reportError(error, 'A ride of a reel could not be started');
  }
  return true;
}

function moveTo(clip: HTMLVideoElement | null, seconds: number) {
  if (clip) clip.currentTime = seconds;
}

/** Each ride once, as long as the reel is open. */
function useCountedViews() {
  const client = useQueryClient();
  const counted = useRef(new Set<string>());
  return (videoId: string) => {
    if (counted.current.has(videoId)) return;
    counted.current.add(videoId);
    countView(client, videoId, { mayStartCounter: isMember }).catch((error: unknown) =>
      reportError(error, 'The view could not be counted'),
    );
  };
}

function useTimer(isRunning: boolean, ms: number, onEnd: () => void) {
  const handleEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => handleEnd(), ms);
    return () => clearTimeout(timer);
  }, [isRunning, ms]);
}

/** Plays rides one after the other in one element. @param rides at least one */
export function useReelShow(rides: readonly [Video, ...Video[]], hasFacts: boolean) {
  const [show, setShow] = useState(firstShow);
  const [time, setTime] = useState(0);
  const dispatch = (event: ShowEvent) =>
    setShow((current) => nextShow(current, event, { rideCount: rides.length, hasFacts }));
  const ride = rides[show.index] ?? rides[0];
  const { element, url, handleError, ...clip } = useReelClip(ride, show.start);
  const countRide = useCountedViews();
  const isRideOn = show.isPlaying && show.stage === 'ride';
  const handleRefusal = useEffectEvent(() => dispatch({ type: 'paused' }));
  useTimer(show.isPlaying && show.stage === 'facts', factsMs, () => dispatch({ type: 'facts read' }));
  useEffect(() => {
    if (isRideOn && element.current)
      void startClip(element.current).then((isStarted) => isStarted || handleRefusal());
    else element.current?.pause();
  }, [element, isRideOn, url]);
  const choose = (index: number) => {
    if (!rides[index]) return;
    setTime(0);
    moveTo(element.current, 0);
    dispatch({ type: 'chosen', index });
  };
  return {
    show,
    ride,
    reelTime: toReelTime(rides, show.index, time),
    element,
    ...clip,
    toggle: () => (show.stage === 'over' ? choose(0) : dispatch({ type: 'toggled' })),
    choose,
    seekTo: (reelTime: number) => {
      const moment = findMoment(rides, reelTime);
      setTime(moment.start);
      // Another ride begins there once its file is loaded; the file of the same one is not loaded again.
      if (moment.index === show.index) moveTo(element.current, moment.start);
      dispatch({ type: 'sought', ...moment });
    },
    clipEvents: {
      onPlaying: () => countRide(ride.video_id),
      onPause: ({ currentTarget }: { currentTarget: HTMLVideoElement }) => {
        if (isRideOn && !currentTarget.ended) dispatch({ type: 'paused' });
      },
      onTimeUpdate: ({ currentTarget }: { currentTarget: HTMLVideoElement }) =>
        setTime(currentTarget.currentTime),
      onEnded: () => {
        setTime(0);
        dispatch({ type: 'ride ended' });
      },
      onError: ({ currentTarget }: { currentTarget: HTMLVideoElement }) => handleError(currentTarget),
    },
  };
}

export type ReelShow = ReturnType<typeof useReelShow>;
