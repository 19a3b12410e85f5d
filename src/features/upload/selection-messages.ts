import type { validateSelection } from '#src/domain/trim.ts';

/** By the results of `validateSelection`. */
export const selectionMessages: Record<NonNullable<ReturnType<typeof validateSelection>>, string> = {
  'too-long': 'Videos must be 120 seconds or less. Please trim the existing video or upload a new video.',
  'too-short': 'Select at least one second.',
};
