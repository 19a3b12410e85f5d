import { localize } from '#src/languages/localize.ts';

export const copy = localize('features/accounts', {
  logOut: 'Log out',
  // Quoted from the specification.
  continue: 'Continue',
  retry: 'Try again',
  loadFailed: (reason: string) => `We couldn't load your accounts. ${reason}`,
  switchBack: {
    /** The start of a sentence about unsaved work: "Switching back discards them." */
    action: 'Switching back',
    title: (ownName: string) => `Switch back to ${ownName}?`,
    confirm: 'Switch back',
    cancel: 'Stay',
    failed: (reason: string) => `We couldn't switch back. ${reason}`,
  },
  saveFailed: (reason: string) => `We couldn't save your choice. ${reason}`,
});
