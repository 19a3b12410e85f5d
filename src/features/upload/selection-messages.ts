import type { validateSelection } from '#src/domain/trim.ts';
import { copy } from './copy.ts';

export const selectionMessages: Record<NonNullable<ReturnType<typeof validateSelection>>, string> = {
  'too-long': copy.trim.tooLong,
  'too-short': copy.trim.tooShort,
};
