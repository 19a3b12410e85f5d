/** Apart from the shell's other texts: every page waits for this code. */
export const copy = { skipToContent: 'Skip to content', loading: 'Loading' };
