import { parseNextEvent, type NextEvent } from '#src/domain/next-event.ts';

/** From the location state, with which the schedule opens the form. */
export function getPrefill(state: unknown): NextEvent | undefined {
  const hasNextEvent = typeof state === 'object' && state !== null && 'nextEvent' in state;
  return hasNextEvent ? parseNextEvent(state.nextEvent) : undefined;
}
