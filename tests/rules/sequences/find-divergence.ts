import { parseUser } from '#src/domain/user.ts';
import { stepTransitions, type AccessRelation } from '../access-step-attempts.ts';
import { attemptStep } from './attempt-step.ts';
import { actors, personIds, type World } from './world.ts';
import { generateSequence, stepMs, type SequenceOptions } from './generate-sequence.ts';
import { SharingModel } from './sharing-model.ts';
import { isAccessStep, type Attempt, type Step, type StepKind } from './steps.ts';

const accessFields = [
  'account_access',
  'user_access',
  'sent_invites',
  'received_invites',
  'sent_requests',
  'received_requests',
] as const;

function getProfileFacts(id: string, data: object): string[] {
  const profile = parseUser(id, data);
  const facts = accessFields.flatMap((field) =>
    Object.keys(profile[field]).map((other) => `${id}.${field}.${other}`),
  );
  facts.push(`${id} has selected ${profile.current_accessed_account}`);
  return profile.deleted ? [...facts, `${id} is banned`] : facts;
}

function getTicketFact(id: string, ticket: Readonly<Record<string, string | null>>): string {
  const state = ticket['published'] === null ? 'open' : 'published';
  const deleter = ticket['deleter'] ?? 'nobody';
  return `ticket ${id} of ${ticket['owner']} by ${ticket['uploader']}, ${state}, to be deleted by ${deleter}`;
}

/** What is stored, in the sentences of the model. */
async function readFacts(world: World): Promise<string[]> {
  const facts: string[] = [];
  for (const [path, data] of await world.readDocuments()) {
    const [collection, id = '', subcollection] = path.split('/');
    const fields = data as Readonly<Record<string, string | null>>;
    if (subcollection) continue;
    if (collection === 'users' && personIds.some((person) => person === id))
      facts.push(...getProfileFacts(id, data));
    if (collection === 'pending_access' || collection === 'blocks') facts.push(path);
    if (collection === 'uploads') facts.push(getTicketFact(id, fields));
    if (collection === 'videos')
      facts.push(`video ${id} of ${fields['user_id']} named ${fields['user_name']}`);
  }
  for (const [path, content] of await world.readFiles()) facts.push(`file ${path}: ${content}`);
  return facts.sort();
}

/** How many attempts of each kind were allowed. */
export type AllowedCounts = Map<StepKind, number>;

interface SequenceRun {
  createWorld: () => World | Promise<World>;
  /** Lets everybody attempt every step, not only its own actor. */
  isExhaustive: boolean;
  allowedCounts: AllowedCounts;
}

async function compareFacts(world: World, model: SharingModel): Promise<string | undefined> {
  const [stored, expected] = [await readFacts(world), model.getFacts()];
  const missing = expected.filter((fact) => !stored.includes(fact));
  const extra = stored.filter((fact) => !expected.includes(fact));
  return missing.length + extra.length > 0
    ? `stored: ${JSON.stringify(extra)}, in the model: ${JSON.stringify(missing)}`
    : undefined;
}

async function comparePowers(world: World, model: SharingModel): Promise<string | undefined> {
  for (const actor of actors) {
    for (const account of personIds) {
      const expected = model.canActFor(actor, account);
      for (const isAllowed of await world.canActFor(actor, account))
        if (isAllowed !== expected)
          return `${actor} acts for ${account}: ${isAllowed}, in the model: ${expected}`;
    }
  }
  return undefined;
}

/** Otherwise the same profiles give the same powers. */
function mayChangePowers(step: Step): boolean {
  if (!isAccessStep(step)) return step.kind === 'ban' || step.kind === 'unban';
  const { from, to }: { from: AccessRelation; to: AccessRelation } = stepTransitions[step.kind];
  return from === 'shared' || to === 'shared';
}

/** Everybody whom the model denies a step attempts it. @returns who is allowed to */
async function findAllowedActor(world: World, model: SharingModel, step: Step): Promise<string | undefined> {
  for (const actor of actors)
    if (model.expect(step, actor) === 'denied' && (await attemptStep(world, step, actor)))
      return `${actor} is allowed to, in the model denied`;
  return undefined;
}

async function compareStep(world: World, model: SharingModel, run: SequenceRun, { step, by }: Attempt) {
  const intruder = run.isExhaustive ? await findAllowedActor(world, model, step) : undefined;
  if (intruder !== undefined) return intruder;
  const expectation = model.expect(step, by);
  const isAllowed = await attemptStep(world, step, by);
  if (expectation !== 'unchanged' && isAllowed !== (expectation === 'allowed'))
    return `${isAllowed ? 'allowed' : 'denied'}, in the model ${expectation}`;
  if (expectation === 'allowed') {
    model.apply(step, by);
    run.allowedCounts.set(step.kind, (run.allowedCounts.get(step.kind) ?? 0) + 1);
  }
  if (!isAllowed) return undefined;
  const difference = await compareFacts(world, model);
  return difference ?? (mayChangePowers(step) ? comparePowers(world, model) : undefined);
}

/** Attempts the steps in a new world. @returns where it differs from the model, and the steps up to there */
async function findDivergence(
  run: SequenceRun,
  attempts: readonly Attempt[],
): Promise<{ reason: string; attempts: readonly Attempt[] } | undefined> {
  const [world, model] = [await run.createWorld(), new SharingModel()];
  for (const [index, attempt] of attempts.entries()) {
    const reason = await compareStep(world, model, run, attempt);
    if (reason !== undefined) return { reason, attempts: attempts.slice(0, index + 1) };
    await world.pass(stepMs);
    model.pass(stepMs);
  }
  return undefined;
}

/** Leaves out steps, from the last to the first, while the rest still diverges. */
async function shrink(run: SequenceRun, found: { reason: string; attempts: readonly Attempt[] }) {
  let smallest = found;
  for (let index = found.attempts.length - 2; index >= 0; index--) {
    const others = smallest.attempts.filter((_attempt, position) => position !== index);
    smallest = (await findDivergence(run, others)) ?? smallest;
  }
  return smallest;
}

/** @throws Error with the seed and the fewest steps when the rules and the model differ */
export async function expectNoDivergence(run: SequenceRun, options: SequenceOptions): Promise<void> {
  const found = await findDivergence(run, generateSequence(options));
  if (!found) return;
  const { reason, attempts } = await shrink(run, found);
  const lines = attempts.map(({ step, by }) => `${by}: ${JSON.stringify(step)}`);
  throw new Error([`seed ${options.seed}: ${reason}`, ...lines].join('\n'));
}
