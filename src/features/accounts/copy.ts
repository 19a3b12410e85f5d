export const copy = {
  // Quoted from the specification.
  continue: 'Continue',
  retry: 'Try again',
  loadFailed: (reason: string) => `We couldn't load your accounts. ${reason}`,
  saveFailed: (reason: string) => `We couldn't save your choice. ${reason}`,
};
