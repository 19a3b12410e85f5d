import { fireEvent } from '@testing-library/react';

// Missing in happy-dom.
Object.assign(HTMLMediaElement, {
  NETWORK_EMPTY: 0,
  NETWORK_LOADING: 2,
  HAVE_NOTHING: 0,
  HAVE_METADATA: 1,
  HAVE_FUTURE_DATA: 3,
});

export interface FakePlayback {
  video: HTMLVideoElement;
  /** What the browser reports of the clip. */
  media: { paused: boolean; ended: boolean; readyState: number; duration: number; error: object | null };
  play: () => void;
  end: () => void;
  fire: (event: string) => void;
}

/** Lets a video element of happy-dom, which does not play, report what a browser would. Its clip is paused and has 40 s. */
export function fakePlayback(video: HTMLVideoElement): FakePlayback {
  const media: FakePlayback['media'] = {
    paused: true,
    ended: false,
    readyState: 4,
    duration: 40,
    error: null,
  };
  const fire = (event: string) => fireEvent(video, new Event(event));
  const play = () => {
    Object.assign(media, { paused: false, ended: false });
    fire('play');
    fire('playing');
  };
  for (const name of ['paused', 'ended', 'readyState', 'duration', 'error'] as const)
    Object.defineProperty(video, name, { get: () => media[name] });
  Object.defineProperty(video, 'currentTime', { value: 0, writable: true });
  Object.assign(video, {
    play: () => {
      play();
      return Promise.resolve();
    },
    pause: () => {
      media.paused = true;
      fire('pause');
    },
  });
  fire('loadedmetadata');
  return {
    video,
    media,
    play,
    end: () => {
      Object.assign(media, { paused: true, ended: true });
      fire('pause');
      fire('ended');
    },
    fire,
  };
}
