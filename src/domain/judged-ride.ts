import { hasRideClock } from './ride-clock.ts';
import type { Video } from './video.ts';

/** The most points that judges give for the rider, and for the animal. Both together are the score. */
export const maxHalf = 50;

/** Where an animal goes as it leaves the gate, as the rider sees it. */
export const gateTurns = ['left', 'straight', 'right'] as const;
export type GateTurn = (typeof gateTurns)[number];

type Halves = Pick<Video, 'rider_marks' | 'animal_marks'>;
type JudgingFields = Halves & Pick<Video, 'gate_turn'>;

/** @returns undefined for a ride where it was not noted */
export const getGateTurn = ({ gate_turn }: Pick<Video, 'gate_turn'>): GateTurn | undefined =>
  gateTurns.find((turn) => turn === gate_turn);

/** What is stored of the judges' halves and the gate; nothing for timed events. */
export function toJudgingFields(eventId: number, fields: JudgingFields): JudgingFields {
  return hasRideClock(eventId) ? fields : { rider_marks: null, animal_marks: null, gate_turn: '' };
}

/** The score that both halves make; null unless both are known. Sums of decimal fractions are rounded to thousandths. */
export function addHalves({ rider_marks: rider, animal_marks: animal }: Halves): number | null {
  return rider === null || animal === null ? null : Math.round((rider + animal) * 1000) / 1000;
}

/** Whether the halves do not add up to a score. Of a buck-off, with 0 points, only the animal's half counts. */
export function isScoreOff(score: number | null, halves: Halves): boolean {
  const sum = addHalves(halves);
  return score !== null && score > 0 && sum !== null && sum !== score;
}
