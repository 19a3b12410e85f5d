import { copy } from './copy.ts';

interface RodeoEvent {
  readonly id: number;
  readonly name: string;
}

const [firstName, ...names] = copy.events;

/** The rodeo events; an event's id is its position in the list, from 1 (specification, section 9; decision D2). */
export const rodeoEvents: readonly [RodeoEvent, ...RodeoEvent[]] = [
  { id: 1, name: firstName },
  ...names.map((name, index) => ({ id: index + 2, name })),
];

/** The events as choices of a form. */
export const rodeoEventChoices: readonly { value: number; name: string }[] = rodeoEvents.map(
  ({ id, name }) => ({ value: id, name }),
);

/** Rough stock events are scored by judges, all others are timed. */
export type Scoring = 'score' | 'time';

/** The name of an event; empty for an unknown id. */
export function getRodeoEventName(id: number): string {
  return rodeoEvents.find((event) => event.id === id)?.name ?? '';
}

/** Whether an event with this id exists. */
export function isRodeoEvent(id: number): boolean {
  return rodeoEvents.some((event) => event.id === id);
}

/** What lists of facts call who rides: in Portuguese nobody calls a barrel racer a "peão". */
export const getRiderLabel = (eventId: number): string => copy.riders[getScoring(eventId)];

const teamRoping = 4;

/** Whether two compete together and share a time: team roping, a header and a heeler. */
export const isTeamEvent = (id: number): boolean => id === teamRoping;

/** The first three events are scored, the rest are timed (specification, section 4). */
export function getScoring(eventId: number): Scoring {
  return eventId <= 3 ? 'score' : 'time';
}
