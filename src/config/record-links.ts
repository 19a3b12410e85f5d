import { paths } from './paths.ts';

/**
 * Which rides are compared and how: the starts are seconds of the clips that were matched by hand, the time is in seconds from
 * the gate, and the zooms are as in domain/picture-zoom.ts.
 */
export const compareParameters = {
  left: 'left',
  right: 'right',
  view: 'view',
  leftStart: 'left-start',
  rightStart: 'right-start',
  time: 't',
  leftZoom: 'left-zoom',
  rightZoom: 'right-zoom',
} as const;

/** @param leftId of a clip @param rightId of another clip */
export function comparePath(leftId: string, rightId: string): string {
  const query = new URLSearchParams({ [compareParameters.left]: leftId, [compareParameters.right]: rightId });
  return `${paths.compare}?${query}`;
}

/** Which year the figures of a page are from, and which of its rides are listed below them. */
export const recordParameters = { year: 'year', rides: 'rides', month: 'month', event: 'event' } as const;

type RecordParameter = keyof typeof recordParameters;

/** The query of a page with figures. @param values those that are undefined are left out */
export function buildRecordSearch(
  values: Partial<Record<RecordParameter, string | number | undefined>>,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, String(value));
  return query.toString();
}
