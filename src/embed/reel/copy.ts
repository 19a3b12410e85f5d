import { localize } from '#src/languages/localize.ts';

export const copy = localize('embed/reel', {
  by: (name: string, rides: number) => `By ${name}, ${rides === 1 ? '1 ride' : `${rides} rides`}`,
  place: (ride: number, rides: number) => `${ride} of ${rides}`,
  all: (productName: string) => `See in ${productName}`,
  loading: 'Loading',
  notFound: "This reel doesn't exist or was deleted.",
  empty: 'The rides of this reel were deleted.',
  loadError: "We couldn't load the reel. Check your connection and try again.",
  failed: (title: string) => `${title || 'This ride'} didn't load.`,
  skipped: (title: string) => `${title || 'A ride'} didn't load. Skipped.`,
});
