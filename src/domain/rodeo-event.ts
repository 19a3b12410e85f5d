/** The rodeo events; an event's id is its position in the list, from 1 (specification, section 9; decision D2). */
export const rodeoEvents = [
  { id: 1, name: 'Bull Riding' },
  { id: 2, name: 'Bareback Riding' },
  { id: 3, name: 'Saddle Bronc' },
  { id: 4, name: 'Team Roping' },
  { id: 5, name: 'Barrel Racing' },
  { id: 6, name: 'Steer Wrestling' },
  { id: 7, name: 'Tie Down Roping' },
  { id: 8, name: 'Breakaway Roping' },
  { id: 9, name: 'Pole Bending' },
  { id: 10, name: 'Goat Tying' },
] as const;

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

/** The first three events are scored, the rest are timed (specification, section 4). */
export function getScoring(eventId: number): Scoring {
  return eventId <= 3 ? 'score' : 'time';
}
