import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/options', {
  tryAgain: 'Try again',
  save: {
    label: 'Save',
    saved: 'Ride saved.',
    removed: 'Removed from Saved.',
    saveFailed: (reason: string) => `We couldn't save the ride. ${reason}`,
    removeFailed: (reason: string) => `We couldn't remove the ride. ${reason}`,
    loginDialog: {
      title: 'Save this ride?',
      text: "Sign up or log in to save it for later. You'll come right back to it.",
      verifyText: 'Verify your email to save rides.',
    },
  },
  hat: {
    label: (count: string) => (count === '' ? 'Tip hat' : `Tip hat, ${count}`),
    caption: 'Tip hat',
    tipFailed: (reason: string) => `We couldn't tip your hat. ${reason}`,
    takeBackFailed: (reason: string) => `We couldn't take your tip back. ${reason}`,
    loginDialog: {
      title: 'Tip your hat to this ride?',
      text: "Sign up or log in to tip your hat. You'll come right back to it.",
      verifyText: 'Verify your email to tip your hat.',
    },
  },
  share: 'Share',
  shareMoment: 'Share this moment',
  embed: 'Embed',
  embedMoment: 'Embed this moment',
  linkCopied: 'Link copied.',
  // Quoted from the specification.
  copyFailed: 'Copy failed!',
  menu: {
    label: (title: string) => `Options for ${title}`,
    caption: 'Options',
    loadError: "We couldn't load the options. Check your connection and try again.",
    options: {
      // Quoted from the specification, but for reels and the last two.
      'copy-link': 'Copy Link',
      embed: 'Embed',
      download: 'Download',
      'ride-card': 'Make a Ride Card',
      'add-to-reel': 'Add to a Reel',
      edit: 'Edit',
      delete: 'Delete',
      report: 'Report',
      'remove-tag': 'Remove My Tag',
      'remove-animal': 'Remove My Animal',
    },
  },
  embedDialog: {
    title: 'Embed this ride',
    size: 'Size',
    sizes: { fixed: '560 x 315', responsive: 'Fits the page' },
    code: 'Code for your site',
    copy: 'Copy code',
    copied: 'Code copied.',
    cancel: 'Close',
  },
  downloadDialog: {
    title: 'Download this ride?',
    text: (title: string) => `“${title}” will be saved to this device.`,
    confirm: 'Download',
    pending: 'Downloading …',
    cancel: 'Cancel',
    /** The name of the file when the title has no letters. */
    fileName: 'Ride',
  },
  deleteDialog: {
    title: 'Delete this ride?',
    text: (title: string) => `“${title}” and its video will be deleted. This can't be undone.`,
    confirm: 'Delete',
    pending: 'Deleting …',
    cancel: 'Keep',
    deleted: 'Ride deleted.',
    filesLeft: "The ride was deleted, but we couldn't remove its files. Contact us to remove them.",
  },
  removeTagDialog: {
    title: 'Remove your tag?',
    text: (title: string) => `“${title}” won't show your name anymore.`,
    removed: 'Tag removed.',
  },
  removeAnimalDialog: {
    title: 'Remove your animal?',
    text: (title: string) => `“${title}” won't show up on your animal's page anymore.`,
    removed: 'Animal removed from the ride.',
  },
  removeDialog: { confirm: 'Remove', pending: 'Removing …', cancel: 'Keep' },
});
