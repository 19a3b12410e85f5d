import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteField, doc, serverTimestamp, setDoc, writeBatch, type Firestore } from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { accessSteps } from '../access-step-attempts.ts';
import { buildStepBatch } from '../cost/access-step-batches.ts';
import { allBatches } from '../cost/costly-batches.ts';
import { measureBatch, requestSeconds, type Batch, type Documents } from '../cost/measure-cost.ts';
import {
  expectAllowed,
  expectDenied,
  openRulesDisabledContext,
  readRules,
  testProjectId,
  type RulesDisabledContext,
} from '../firestore-fixture.ts';
import { useFixture } from '../use-fixture.ts';
import { actForOneself, documentedWrites } from './documented-writes.ts';
import { refusedCalls, storedForCalls } from './refused-calls.ts';

/* docs/CLIENTS.md documents these batches; here the plain SDK sends them. */

const threeDaysMs = 3 * 86_400_000;
const nowSeconds = () => Math.floor(Date.now() / 1000);
const isEarlier = (value: Date) => value.getTime() === 0;

/** As it is stored: earlier dates are some days ago, others now. */
const toStored = (data: object): object =>
  Object.fromEntries(
    Object.entries(data).map(([field, value]: [string, unknown]) => [
      field,
      value instanceof Date ? new Date(Date.now() - (isEarlier(value) ? threeDaysMs : 0)) : value,
    ]),
  );

/** What a client sends for a field. */
const toSent = (value: unknown): unknown => {
  if (value === requestSeconds) return nowSeconds();
  return value instanceof Date && !isEarlier(value) ? serverTimestamp() : value;
};

function getChanges(before: object, after: object): Record<string, unknown> {
  const previous = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(previous.get(field)) !== JSON.stringify(value),
  );
  const removed = [...previous.keys()].filter((field) => !(field in after));
  return Object.fromEntries([
    ...changed.map(([field, value]) => [field, toSent(value)] as const),
    ...removed.map((field) => [field, deleteField()] as const),
  ]);
}

const backend = useFixture(async () => {
  const environment = await initializeTestEnvironment({
    projectId: testProjectId,
    firestore: { rules: readRules('firestore.rules') },
  });
  const admin = await openRulesDisabledContext(environment);
  return {
    environment,
    admin,
    async dispose() {
      admin.close();
      await environment.cleanup();
    },
  } satisfies {
    environment: RulesTestEnvironment;
    admin: RulesDisabledContext;
    dispose: () => Promise<void>;
  };
});

beforeEach(() => backend.environment.clearFirestore());

const store = (documents: Documents) =>
  Promise.all(
    [...documents].map(([path, data]) => setDoc(doc(backend.admin.firestore, path), toStored(data))),
  );

const openAs = (uid: string, claims: object = {}) =>
  backend.environment
    .authenticatedContext(uid, {
      ...{ email: `${uid}@example.com`, email_verified: true, auth_time: nowSeconds() - 60 },
      ...claims,
    })
    .firestore() as unknown as Firestore;

async function commit({ uid, claims, before, after }: Batch): Promise<void> {
  await store(before);
  const firestore = openAs(uid, claims);
  const batch = writeBatch(firestore);
  for (const [path, data] of after) {
    const previous = before.get(path);
    if (data === null) batch.delete(doc(firestore, path));
    else if (previous) batch.update(doc(firestore, path), getChanges(previous, data));
    else batch.set(doc(firestore, path), getChanges({}, data));
  }
  await batch.commit();
}

describe('what docs/CLIENTS.md documents is accepted', () => {
  test.each(documentedWrites)('$chapter: $title', async ({ batch }) => {
    await expectAllowed(commit(batch));
  });

  const rides = documentedWrites.filter(({ chapter }) => chapter === 'Rides');
  test.each(rides)('by the account itself: $title', async ({ batch }) => {
    await expectAllowed(commit(actForOneself(batch)));
  });

  test.each(accessSteps)('the step "%s"', async (step) => {
    await expectAllowed(commit(buildStepBatch(step, false)));
  });
});

test('every kind of write that is not only for administrators is documented', () => {
  const getOperations = (batches: readonly Batch[]) =>
    new Set(
      batches.flatMap((batch) =>
        measureBatch(batch).map(({ operation }) => operation.replace(/create|update/, 'write')),
      ),
    );
  const documented = getOperations([
    ...documentedWrites.map(({ batch }) => batch),
    ...accessSteps.map((step) => buildStepBatch(step, false)),
  ]);
  const isAdministrator = ({ claims }: Batch) => JSON.stringify(claims ?? {}).includes('admin');
  const all = getOperations(Object.values(allBatches).filter((batch) => !isAdministrator(batch)));
  expect([...all].filter((operation) => !documented.has(operation))).toEqual([]);
});

describe('plain calls of the specification are refused', () => {
  test.each(refusedCalls)('$call', async ({ uid = 'owner', attempt }) => {
    await store(storedForCalls);
    await expectDenied(attempt(openAs(uid)));
  });
});
