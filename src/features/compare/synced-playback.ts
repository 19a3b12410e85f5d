import {
  getCommonRange,
  getDriftCorrection,
  isRunning,
  toClipTime,
  type ComparedClip,
} from '#src/domain/compare-timeline.ts';
import { normalRate } from '#src/domain/playback-rate.ts';
import { reportError } from '#src/lib/log.ts';

export interface SyncedClip extends ComparedClip {
  readonly video: HTMLVideoElement;
}

export interface SyncedState {
  /** Common time in seconds. */
  readonly time: number;
  readonly isPlaying: boolean;
  readonly rate: number;
}

/** A frame that starts at a time is the one to show, although browsers round the times of frames. */
const seekMargin = 1e-4;

/** The browser has nothing more to load so near to the end. */
const endMargin = 0.1;

const isReady = ({ video, duration }: SyncedClip) =>
  !video.seeking &&
  (video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA || video.currentTime > duration - endMargin);

/** Plays two clips on one time line. One of them leads, and the other is kept at the same common time. */
export class SyncedPlayback {
  #clips: readonly SyncedClip[] = [];
  #state: SyncedState;
  #leader: HTMLVideoElement | undefined;
  #frame = 0;
  readonly #listeners = new Set<() => void>();

  /** @param time where both begin, in seconds */
  constructor(time = 0) {
    this.#state = { time, isPlaying: false, rate: normalRate };
  }

  readonly getState = () => this.#state;

  /** Of both together, in seconds. */
  readonly getDuration = () => {
    const { start, end } = getCommonRange(this.#clips);
    return end - start;
  };

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  setClips(clips: readonly SyncedClip[]) {
    this.#clips = clips;
    this.seekTo(this.#state.time);
  }

  readonly seekTo = (time: number) => {
    const { start, end } = getCommonRange(this.#clips);
    this.#leader = undefined;
    this.#change({ time: Math.max(start, Math.min(end, time)) });
    for (const clip of this.#clips) this.#showTime(clip);
  };

  readonly setRate = (rate: number) => {
    this.#change({ rate });
    for (const { video } of this.#clips) video.playbackRate = rate;
  };

  readonly toggle = () => {
    if (this.#state.isPlaying) this.pause();
    else this.#play();
  };

  /** Both clips show exactly the same common time afterwards. */
  readonly pause = () => {
    cancelAnimationFrame(this.#frame);
    this.#change({ isPlaying: false });
    for (const { video } of this.#clips) video.pause();
    this.seekTo(this.#state.time);
  };

  readonly dispose = () => cancelAnimationFrame(this.#frame);

  #play() {
    const { start, end } = getCommonRange(this.#clips);
    this.seekTo(this.#state.time >= end ? start : this.#state.time);
    this.#change({ isPlaying: true });
    this.#tick();
  }

  readonly #tick = () => {
    this.#readLeader();
    const running = this.#clips.filter((clip) => isRunning(clip, this.#state.time) && !clip.video.error);
    if (running.length === 0) {
      this.pause();
      return;
    }
    const leader = running.find(({ video }) => video === this.#leader) ?? running[0];
    this.#leader = leader?.video;
    if (running.every(isReady)) {
      for (const clip of running) this.#keepPlaying(clip, clip === leader);
    } else {
      for (const { video } of running) video.pause();
    }
    this.#frame = requestAnimationFrame(this.#tick);
  };

  #readLeader() {
    const leader = this.#clips.find(({ video }) => video === this.#leader);
    if (!leader || leader.video.paused !== leader.video.ended) return;
    const clipTime = leader.video.ended ? leader.duration : leader.video.currentTime;
    this.#change({ time: clipTime - leader.zero });
  }

  #keepPlaying(clip: SyncedClip, isLeader: boolean) {
    const { video } = clip;
    const drift = video.currentTime - toClipTime(clip, this.#state.time);
    const correction = isLeader ? 1 : getDriftCorrection(drift);
    if (correction === 'seek') this.#showTime(clip);
    else video.playbackRate = this.#state.rate * correction;
    if (video.paused) void this.#start(video);
  }

  async #start(video: HTMLVideoElement) {
    try {
      await video.play();
    } catch (error) {
      // Pausing in time rejects play() too.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      if (!video.error) reportError(error, 'A compared clip could not be started');
      this.pause();
    }
  }

  #showTime(clip: SyncedClip) {
    clip.video.currentTime = Math.min(clip.duration, toClipTime(clip, this.#state.time) + seekMargin);
  }

  #change(changes: Partial<SyncedState>) {
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
