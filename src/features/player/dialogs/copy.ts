import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/player/dialogs', {
  quality: {
    title: 'Quality',
    menu: (name: string) => `Quality: ${name}`,
    close: 'Done',
    choices: {
      auto: {
        name: 'Auto',
        description:
          'What your connection can carry. Gets the original for full screen, single frames and the review tools.',
      },
      light: { name: 'Light', description: '720p. Saves data.' },
      lightest: { name: 'Lightest', description: '360p. Plays on slow connections.' },
      original: { name: 'Original', description: 'The video as uploaded. Needs a fast connection.' },
    },
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    toggle: 'Use single-key shortcuts. Turn this off if you use voice control.',
    close: 'Close',
    keys: { space: 'Space', home: 'Home', end: 'End', shiftP: 'Shift P', shiftN: 'Shift N', escape: 'Esc' },
    playOrPause: 'Play or pause',
    seek: (seconds: number) => `Back or forward ${seconds} s`,
    frame: 'Back or forward one frame',
    speed: 'Slower or faster',
    volume: 'Volume',
    mute: 'Mute',
    fullscreen: 'Fullscreen',
    pictureInPicture: 'Picture in picture',
    share: 'Jump to 0–90%',
    startOrEnd: 'Jump to start or end',
    ride: 'Previous or next ride',
  },
});
