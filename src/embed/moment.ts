import { parseMoment } from '#src/domain/moment.ts';

/** Plays the moment that the link names, again and again if it has an end. @param setSpeed also shows the speed */
export function prepareMoment(video: HTMLVideoElement, setSpeed: (speed: number) => void): void {
  const moment = parseMoment(location.search);
  if (!moment) return;
  const { start, end = Infinity, speed } = moment;
  // Before the clip is loaded, this is where it starts.
  video.currentTime = start;
  if (speed !== undefined) setSpeed(speed);
  video.addEventListener('timeupdate', () => {
    if (video.currentTime >= end && !video.paused) video.currentTime = start;
  });
}
