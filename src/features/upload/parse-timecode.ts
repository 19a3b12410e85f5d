/** The first of two points, for keypads of numbers, which have no colon. */
const pointForColon = /^(\s*\d{1,4})[.,](?=\d{1,2}[.,])/;
const pattern = /^\s*(?:(?:(\d{1,3}):(?=[0-5]\d:))?(\d{1,4}):(?=[0-5]?\d(?:\D|$)))?(\d{1,5}(?:[.,]\d*)?)\s*$/;

/**
 * Reads a position as it is typed: h:mm:ss, m:ss.hh, m.ss.hh, m:ss or seconds.
 *
 * @returns seconds; undefined for anything else
 */
export function parseTimecode(text: string): number | undefined {
  const match = pattern.exec(text.replace(pointForColon, '$1:'));
  if (!match) return undefined;
  const [, hours = '0', minutes = '0', seconds = ''] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
}
