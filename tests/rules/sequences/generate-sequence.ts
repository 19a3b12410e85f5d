import { accessSteps } from '../access-step-attempts.ts';
import { actors, personIds, videoIds, type Actor, type Person } from './world.ts';
import { SharingModel } from './sharing-model.ts';
import {
  accessForgeries,
  isAccessStep,
  videoForgeries,
  type Attempt,
  type Step,
  type StepKind,
} from './steps.ts';

/** A reproducible generator (xorshift) of integers below a bound. */
function createSeededRandom(seed: number): (below: number) => number {
  // Similar seeds start differently, and zero would stay zero.
  let state = Math.imul(seed + 1, 0x9e3779b1) || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** Between two steps. The rate limits, which have their own tests, allow the next one after it. */
export const stepMs = 10_000;

const files = ['clip', 'thumbnail'] as const;

/** The kinds to choose from, the more frequent ones several times. */
export const stepKinds: StepKind[] = [
  ...[...accessSteps, ...accessSteps],
  ...(['accept invite', 'accept request', 'select account', 'unban', 'unban'] as const),
  ...(['ban', 'block', 'unblock', 'wait'] as const),
  ...(['announce deletion', 'delete file', 'delete document'] as const),
  ...(['open ticket', 'upload', 'publish'] as const).flatMap((kind) => [kind, kind, kind]),
  ...videoForgeries,
];

interface Choices {
  random: (below: number) => number;
  pick: <T>(from: readonly T[]) => T;
  index: number;
}

function buildStep(kind: StepKind, { random, pick, index }: Choices): Step {
  const [own, other] = [pick(personIds), pick(personIds)];
  const id = pick(videoIds);
  const isSilent = random(4) === 0;
  switch (kind) {
    case 'select account':
    case 'block':
    case 'unblock':
      return { kind, own, other };
    case 'ban':
    case 'unban':
      return { kind, own };
    case 'wait':
      return { kind, days: pick([0.01, 0.01, 0.05, 8, 31]) };
    case 'open ticket':
      return { kind, id, owner: own };
    case 'upload':
      return { kind, file: pick(files), id, owner: own, content: `film ${index}` };
    case 'delete file':
      return { kind, file: pick(files), id };
    case 'publish': {
      const contestants = personIds.filter(() => random(4) === 0).slice(0, 2);
      return { kind, id, owner: own, contestants, hasAnimal: random(2) > 0, isSilent };
    }
    case 'delete document':
      return { kind, id, isSilent };
    case 'announce deletion':
    case 'publish without the ticket':
    case 'reopen the ticket':
    case 'close the ticket without a video':
    case 'take over the ticket':
    case 'delete the ticket':
    case 'announce for another':
    case 'take over the video':
      return { kind, id };
    default:
      return { kind, own, other };
  }
}

/** Changes a step, so that it may no longer be allowed. */
function spoilStep(step: Step, { random, pick }: Choices): Step {
  switch (step.kind) {
    case 'publish':
      return random(2) > 0 ? { ...step, owner: pick(personIds) } : { ...step, isSilent: true };
    case 'delete document':
      return { ...step, isSilent: true };
    case 'upload':
      return { ...step, owner: pick(personIds) };
    default:
      return isAccessStep(step) ? { ...step, forgery: pick(accessForgeries) } : step;
  }
}

/** Who takes a step of this kind, if anybody does. */
function pickActor(step: Step, { pick }: Choices): Actor {
  if (step.kind === 'ban' || step.kind === 'unban') return 'admin';
  return 'own' in step ? step.own : pick<Person | 'admin'>([...personIds, ...personIds, 'admin']);
}

export interface SequenceOptions {
  seed: number;
  length: number;
  /** Whether days may pass. */
  hasWaits: boolean;
}

/** Random attempts. Most are allowed, so that the sequence gets somewhere; others repeat or spoil what was allowed. */
export function generateSequence({ seed, length, hasWaits }: SequenceOptions): Attempt[] {
  const random = createSeededRandom(seed);
  const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T;
  const possibleKinds = hasWaits ? stepKinds : stepKinds.filter((kind) => kind !== 'wait');
  const model = new SharingModel();
  const attempts: Attempt[] = [];
  for (let index = 0; index < length; index++) {
    const choices = { random, pick, index };
    const isRepeated = attempts.length > 0 && random(4) === 0;
    const attempt = isRepeated ? pick(attempts) : pickAttempt(model, possibleKinds, choices);
    if (model.expect(attempt.step, attempt.by) === 'allowed') model.apply(attempt.step, attempt.by);
    model.pass(stepMs);
    attempts.push(attempt);
  }
  return attempts;
}

/** Enough to find the parameters of a kind that the model allows, if there are any. */
const triesPerKind = 60;
const maxTries = 10 * triesPerKind;

function pickAttempt(model: SharingModel, possibleKinds: readonly StepKind[], choices: Choices): Attempt {
  const { random, pick } = choices;
  const isLikelyAllowed = random(4) > 0;
  let kind = pick(possibleKinds);
  for (let tries = 1; ; tries++) {
    const step = buildStep(kind, choices);
    const by = isLikelyAllowed ? pickActor(step, choices) : pick(actors);
    if (!isLikelyAllowed || tries > maxTries || model.expect(step, by) === 'allowed')
      return { step: random(6) > 0 ? step : spoilStep(step, choices), by };
    if (tries % triesPerKind === 0) kind = pick(possibleKinds);
  }
}
