import { localize } from '#src/languages/localize.ts';

export const copy = localize('embed', {
  watchLink: (productName: string) => `See in ${productName}`,
  rideClock: 'Ride clock',
  loading: 'Loading',
  notFound: {
    // Quoted from the specification.
    title: 'Video not found',
    text: "This video doesn't exist or was taken down.",
  },
  loadError: "We couldn't load the video",
  playbackError: "We couldn't play the video",
  checkConnection: 'Check your connection and try again.',
});
