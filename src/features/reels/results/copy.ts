import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/reels/results', {
  name: 'Result list',
  newList: 'New result list',
  editList: 'Edit result list',
  notOfficial: 'Not the official result. From the rides posted here.',
  place: 'Place',
  tied: 'Tied for place',
  /** Before a place that several share. */
  tie: 'T',
  /** Instead of a place, and of an average. */
  none: '–',
  round: (round: number) => `Round ${round}`,
  rounds: 'Rounds',
  average: 'Average',
  score: 'Score',
  time: 'Time',
  /** Of how many rounds an average is, where others have more. */
  onRounds: (count: number) => (count === 1 ? 'on 1 round' : `on ${count} rounds`),
  withoutScore: 'Without a score',
  withoutTime: 'Without a time',
  noRider: 'Rider not tagged',
  noResult: 'No result yet',
  play: (name: string) => `Play the ride of ${name}`,
  playRides: (count: number, name: string) => `Play the ${count} rides of ${name}`,
  averageOf: (rounds: number) => `Average of ${rounds} rounds. Those with fewer counted rounds come after.`,
  empty: { title: 'No results yet', text: 'The rides of this list were deleted, or have no event.' },
  download: 'Download CSV',
  csv: {
    event: 'Event',
    rider: 'Rider',
    animal: 'Animal',
    result: 'Result',
    link: 'Link',
    fileName: 'results',
  },
  form: {
    empty: 'Add the rides of the night. Their results make the places.',
    tooMany: (max: number) => `A result list can have ${max} rides`,
    actingFor: (name: string) => `You're making a result list for ${name}.`,
    loadFailed: "We couldn't load the rides",
    saved: 'Result list saved.',
    saveFailed: "We couldn't save the result list",
  },
  deletion: {
    title: 'Delete result list',
    text: 'The rides stay. Only the list and its link go.',
    open: 'Delete result list',
    done: 'Result list deleted.',
    failed: "We couldn't delete the result list",
  },
  paper: { qr: 'QR code of these results', shortPlace: 'Pl.' },
});
