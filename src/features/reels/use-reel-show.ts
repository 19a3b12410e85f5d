import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listClipUrls } from '#src/data/storage/clip-urls.ts';
import { reelFactsMs } from '#src/domain/reel.ts';
import { getRiderNames } from '#src/domain/ride-result.ts';
import type { Video } from '#src/domain/video.ts';
import { createViewCounter } from '#src/lib/clip-player.ts';
import { reportError } from '#src/lib/log.ts';
import { useRetryOnline } from '#src/lib/retry.ts';
import { useMediaSession } from '#src/lib/use-media-session.ts';
import { usePoster } from '#src/lib/use-picture.ts';
import { useWakeLock } from '#src/lib/use-wake-lock.ts';
import { useClipPlayer } from '#src/lib/use-clip-player.ts';
import { countView } from '#src/queries/view-queries.ts';
import { isMember } from '#src/session/use-member-id.ts';
import { findMoment, firstShow, nextShow, playingShow, toReelTime, type ShowEvent } from './show.ts';

/** How long a ride that does not load is waited for, in milliseconds, before the next one begins. */
const skipDelayMs = 4000;

function moveTo(clip: HTMLVideoElement | null, seconds: number) {
  if (clip) clip.currentTime = seconds;
}

/** Each ride once, as long as the reel is open. */
function useCountedViews() {
  const client = useQueryClient();
  const [count] = useState(() =>
    createViewCounter((videoId) => {
      countView(client, videoId, { mayStartCounter: isMember }).catch((error: unknown) =>
        reportError(error, 'The view could not be counted'),
      );
    }),
  );
  return count;
}

function useTimer(isRunning: boolean, ms: number, onEnd: () => void) {
  const handleEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => handleEnd(), ms);
    return () => clearTimeout(timer);
  }, [isRunning, ms]);
}

/** A ride that does not load is left out, or plays as soon as the device is online. */
function useMissedRide(isMissed: boolean, onMiss: () => void, retry: () => void) {
  useTimer(isMissed, skipDelayMs, onMiss);
  useRetryOnline(isMissed, retry);
}

/** The ride on lock screens. Of seeking and tracks, iPhones show only one: here tracks matter. */
function useSystemKeys(ride: Video, actions: Parameters<typeof useMediaSession>[1]) {
  const poster = usePoster(ride.thumbnail_url);
  useMediaSession({ title: ride.title, artist: getRiderNames(ride), poster }, actions);
}

/** The ride that is shown. @param onMove a list that was loaded again has it elsewhere, or lacks it */
function useFollowedRide(
  index: number,
  rides: readonly [Video, ...Video[]],
  onMove: (index: number | undefined) => void,
): Video {
  const ride = rides[index] ?? rides[0];
  const [shown, setShown] = useState({ index, id: ride.id });
  if (shown.index === index && shown.id === rides[index]?.id) return ride;
  const place = shown.index === index ? rides.findIndex(({ id }) => id === shown.id) : index;
  // At the end of a list that has become shorter, the last one is shown.
  const nextIndex = place >= 0 ? place : Math.min(index, rides.length - 1);
  setShown({ index: nextIndex, id: (rides[nextIndex] ?? ride).id });
  if (shown.index === index) onMove(place >= 0 ? place : undefined);
  return ride;
}

/** Plays rides one after the other in one element. @param rides at least one */
export function useReelShow(
  rides: readonly [Video, ...Video[]],
  { hasFacts, isPlaying = false }: { hasFacts: boolean; isPlaying?: boolean },
) {
  const [show, setShow] = useState(isPlaying ? playingShow : firstShow);
  const [time, setTime] = useState(0);
  const dispatch = (event: ShowEvent) =>
    setShow((current) => nextShow(current, event, { rideCount: rides.length, hasFacts }));
  const ride = useFollowedRide(show.index, rides, (index) => dispatch({ type: 'rides changed', index }));
  const element = useRef<HTMLVideoElement>(null);
  const [watched, setWatched] = useState<readonly string[]>([]);
  const isCovered = ride.hard_to_watch === true && !watched.includes(ride.id);
  const urls = isCovered ? [] : listClipUrls(ride.video_id, show.start > 0 ? `#t=${show.start}` : '');
  const countRide = useCountedViews();
  const isRideOn = show.isPlaying && show.stage === 'ride' && !isCovered;
  const { hasFailed, play, retry } = useClipPlayer(element, urls, {
    isOn: isRideOn,
    onRefusal: () => dispatch({ type: 'paused' }),
  });
  useTimer(show.isPlaying && show.stage === 'facts', reelFactsMs, () => dispatch({ type: 'facts read' }));
  useMissedRide(show.isPlaying && hasFailed, () => dispatch({ type: 'ride missed' }), retry);
  useWakeLock(isRideOn);
  const playOrPause = useEffectEvent(() => {
    if (isRideOn) play();
    else element.current?.pause();
  });
  useEffect(() => {
    playOrPause();
  }, [isRideOn, ride.video_id, show.start]);
  const choose = (index: number) => {
    if (!rides[index]) return;
    setTime(0);
    moveTo(element.current, 0);
    dispatch({ type: 'chosen', index });
  };
  const toggle = () => (show.stage === 'over' ? choose(0) : dispatch({ type: 'toggled' }));
  useSystemKeys(ride, {
    play: show.isPlaying ? undefined : toggle,
    pause: show.isPlaying ? toggle : undefined,
    previoustrack: show.index > 0 ? () => choose(show.index - 1) : undefined,
    nexttrack: show.index + 1 < rides.length ? () => choose(show.index + 1) : undefined,
  });
  return {
    show,
    ride,
    reelTime: toReelTime(rides, show.index, time),
    element,
    hasFailed,
    retry,
    /** Plays a ride that is hard to watch; undefined for others. */
    uncover: isCovered
      ? () => {
          setWatched([...watched, ride.id]);
          if (!show.isPlaying) toggle();
        }
      : undefined,
    toggle,
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
        // Browsers also pause what has ended, and a file that is missing.
        if (isRideOn && !currentTarget.ended && currentTarget.readyState > 0) dispatch({ type: 'paused' });
      },
      onTimeUpdate: ({ currentTarget }: { currentTarget: HTMLVideoElement }) =>
        setTime(currentTarget.currentTime),
      onEnded: () => {
        setTime(0);
        dispatch({ type: 'ride ended' });
      },
    },
  };
}

export type ReelShow = ReturnType<typeof useReelShow>;
