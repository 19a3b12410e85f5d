import type { ReportReason } from '#src/domain/moderation.ts';
import { localize } from '#src/languages/localize.ts';

const reasons: Record<ReportReason, string> = {
  'wrong-names': 'Wrong rider or animal',
  privacy: "Doesn't want to be in it",
  cruelty: 'Cruelty to an animal',
  'not-rodeo': "Isn't rodeo",
  copied: 'Copied without permission',
  other: 'Something else',
};

const count = (number: number, one: string, several = `${one}s`) =>
  `${number} ${number === 1 ? one : several}`;

export const copy = localize('features/administration', {
  queue: {
    listName: 'Reported rides and reels',
    loading: 'Loading reports',
    loadError: "We couldn't load the reports",
    summary: (items: number, reports: number) =>
      `${count(items, 'ride or reel', 'rides and reels')} with ${count(reports, 'report')}, oldest first.`,
    isPartial: (max: number) => `These are the ${max} oldest reports. More show up once you close some.`,
    empty: { title: 'No reports', text: 'Rides and reels that people report show up here.' },
  },
  reported: {
    loading: 'Loading the ride',
    loadError: "We couldn't load this ride",
    gone: 'This ride is gone',
    goneText: 'Someone deleted it before you got here.',
    video: (title: string) => `Video of ${title}`,
    lightPicture: 'The light picture, a file of its own: most people see this one.',
    lightVideo: (title: string, lines: number) => `${lines}p version of ${title}`,
    lightCaption: (lines: number) => `${lines}p, a file of its own: many viewers see this one.`,
    postedBy: 'Posted by',
    reportsName: (title: string) => `Reports of ${title}`,
    reasons,
    noReason: 'No reason given',
    unknownReporter: 'Closed account',
    takeDown: 'Take down',
    dismiss: 'Dismiss',
    answer: 'Answer',
  },
  reel: {
    loading: 'Loading the reel',
    loadError: "We couldn't load this reel",
    gone: 'This reel is gone',
    goneText: 'Someone deleted it before you got here.',
    by: 'Made by',
    open: (rides: string) => `Watch the reel: ${rides}`,
    openResults: (rides: string) => `Open the result list: ${rides}`,
  },
  decisions: {
    cancel: 'Cancel',
    ofRide: {
      takeDown: {
        title: 'Take this ride down?',
        text: (title: string) =>
          `“${title}” and its video will be deleted for everyone, and its owner is told. This can't be undone.`,
        confirm: 'Take down',
        done: 'Ride taken down.',
        filesLeft: "The ride is gone, but we couldn't delete its files. Run npm run admin -- cleanup.",
      },
      dismissText: (reports: number) =>
        reports === 1
          ? 'The ride stays, and the report is closed.'
          : 'The ride stays, and its reports are closed.',
    },
    ofReel: {
      takeDown: {
        title: 'Take this reel down?',
        text: (title: string) =>
          `“${title}” will be deleted for everyone, and its owner is told. Its rides stay. This can't be undone.`,
        confirm: 'Take down',
        done: 'Reel taken down.',
      },
      dismissText: (reports: number) =>
        reports === 1
          ? 'The reel stays, and the report is closed.'
          : 'The reel stays, and its reports are closed.',
    },
    ofResultList: {
      takeDown: {
        title: 'Take this result list down?',
        text: (title: string) =>
          `“${title}” will be deleted for everyone, and its owner is told. Its rides stay. This can't be undone.`,
        confirm: 'Take down',
        done: 'Result list taken down.',
      },
      dismissText: (reports: number) =>
        reports === 1
          ? 'The result list stays, and the report is closed.'
          : 'The result list stays, and its reports are closed.',
    },
    dismiss: {
      title: 'Dismiss the reports?',
      confirm: 'Dismiss',
      done: 'Reports dismissed.',
    },
    answer: {
      title: 'Answer the reports?',
      text: 'Goes to everyone who reported it, without your name.',
      label: 'Answer',
      missing: 'Write an answer.',
      confirm: 'Send',
      done: 'Answer sent.',
    },
  },
  rides: {
    chooseTitle: 'Add a ride',
    link: 'Link to the ride',
    hint: "Open the ride's options and choose Copy Link, then paste it here.",
    choose: 'Add ride',
    invalidLink: "That isn't a link to a ride.",
    notFound: "We couldn't find that ride.",
    alreadyChosen: 'That ride is in Top Rides already.',
    chosen: (title: string) => `“${title}” is in Top Rides now.`,
    listTitle: 'In Top Rides now',
    listName: 'rides',
    text: "Everyone sees these under Top Rides, newest first. Their details can't be edited while they're there.",
    remove: 'Remove',
    removed: (title: string) => `“${title}” is no longer in Top Rides.`,
    undo: 'Undo',
    failed: (title: string, reason: string) => `We couldn't change “${title}”. ${reason}`,
    empty: { title: 'No rides of the week', text: 'Paste a link above to add the first one.' },
  },
});
