import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/player/controls', {
  previousRide: 'Previous ride',
  nextRide: 'Next ride',
  position: 'Position',
  positionValue: (time: string, duration: string) => `${time} of ${duration}`,
  speed: 'Speed',
  /** Extensions set any speed. */
  rate: (rate: number) => `${Number(rate.toFixed(2))}x`,
  closeSpeeds: 'Close speeds',
  views: (count: number) => (count === 1 ? 'view' : 'views'),
  more: 'More controls',
  volume: 'Volume',
  mute: 'Mute',
  unmute: 'Unmute',
  tooSlowForSound: 'Sound is off below half speed',
  panel: 'Details and more rides',
  shortcuts: 'Keyboard shortcuts',
  review: 'Review tools',
  reviewCaption: 'Review',
  pictureInPicture: 'Picture in picture',
  fullscreen: 'Fullscreen',
  exitFullscreen: 'Exit fullscreen',
  rideClock: {
    label: 'Ride clock',
    time: 'Ride time',
    seconds: (seconds: string) => `${seconds} s`,
    error: (seconds: string) => ` ± ${seconds} s`,
    qualified: 'Made the whistle',
    loading: '…',
  },
});
