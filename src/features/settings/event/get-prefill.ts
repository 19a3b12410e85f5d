import { parseNextEvent, type NextEvent } from '#src/domain/next-event.ts';

/** The next event in the location state, with which the schedule opens the form; undefined otherwise. */
export function getPrefill(state: unknown): NextEvent | undefined {
  const hasNextEvent = typeof state === 'object' && state !== null && 'nextEvent' in state;
  return hasNextEvent ? parseNextEvent(state.nextEvent) : undefined;
}
