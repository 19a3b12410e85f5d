import { paths } from './paths.ts';

/** Which rides are compared and how; the starts are seconds of the clips that were matched by hand. */
export const compareParameters = {
  left: 'left',
  right: 'right',
  view: 'view',
  leftStart: 'left-start',
  rightStart: 'right-start',
} as const;

/** @param leftId of a clip @param rightId of another clip */
export function comparePath(leftId: string, rightId: string): string {
  const query = new URLSearchParams({ [compareParameters.left]: leftId, [compareParameters.right]: rightId });
  return `${paths.compare}?${query}`;
}
