import { startBaselineServer } from 'firebase-engines/firestore/bench/baseline-server.ts';
import { LoadClient } from 'firebase-engines/firestore/bench/load-client.ts';
import { measureRequestsPerSecond } from 'firebase-engines/firestore/bench/measure.ts';
import { buildBull } from '#tests/support/factories/animal.ts';
import { buildContractor } from '#tests/support/factories/user.ts';
import { checkAtLeast, type BenchResult } from '../bench-result.ts';
import { startProductEngine, buildWrite } from './product-engine.ts';

const owner = buildContractor();
const animalsByOwnerQuery = {
  from: [{ collectionId: 'animals' }],
  where: {
    fieldFilter: { field: { fieldPath: 'contractor' }, op: 'EQUAL', value: { stringValue: owner.id } },
  },
  orderBy: [{ field: { fieldPath: 'createTime' }, direction: 'DESCENDING' }],
  limit: 20,
};

const animals = Array.from({ length: 100 }, () => buildBull(owner));

const buildAnimalWrites = () =>
  animals.map((animal) => buildWrite(`animals/${animal.id}`, animal, ['createTime']));

/** Changes of one field, because the rules allow no batch that creates several animals. */
const buildAnimalUpdates = () =>
  animals.map(({ id }) => ({
    ...buildWrite(`animals/${id}`, { bio: crypto.randomUUID() }),
    updateMask: { fieldPaths: ['bio'] },
  }));

/** Requests per second of a plain JSON server for the same request and response. */
async function measureBaselineServer(body: string, response: string, count: number): Promise<number> {
  const server = await startBaselineServer(response);
  const client = new LoadClient(server.port);
  try {
    const send = () => client.post('/', body);
    await measureRequestsPerSecond(send, count / 4);
    return await measureRequestsPerSecond(send, count);
  } finally {
    client.close();
    await server.stop();
  }
}

function formatMetric(name: string, perSecond: number, baseline: number): string {
  const digits = perSecond < 100 ? 1 : 0;
  return `${name}: ${perSecond.toFixed(digits)}/s, a plain JSON server ${baseline.toFixed(0)}/s`;
}

/** Measures queries and batches over REST with the product's rules, relative to a plain JSON server. */
export async function benchThroughput(): Promise<BenchResult[]> {
  const engine = await startProductEngine();
  try {
    await engine.admin.commit([buildWrite(`users/${owner.id}`, owner), ...buildAnimalWrites()]);
    const client = engine.createClient(owner.id);
    const batch = () => client.commit(buildAnimalUpdates());
    await measureRequestsPerSecond(batch, 20);
    const batches = await measureRequestsPerSecond(batch, 80);
    const writes = buildAnimalUpdates();
    const baselineBatches = await measureBaselineServer(
      JSON.stringify({ writes }),
      await client.commit(writes),
      400,
    );
    const query = () => client.query(animalsByOwnerQuery);
    await measureRequestsPerSecond(query, 1000);
    const queries = await measureRequestsPerSecond(query, 5000);
    const body = JSON.stringify({ structuredQuery: animalsByOwnerQuery });
    const baselineQueries = await measureBaselineServer(body, await query(), 5000);
    return [
      {
        metric: formatMetric('batches of 100 updates with rules', batches, baselineBatches),
        measured: `${(batches / baselineBatches).toFixed(2)} of it`,
        target: '',
        status: 'info',
      },
      checkAtLeast(
        formatMetric('queries of 20 documents with rules', queries, baselineQueries),
        queries / baselineQueries,
        { unit: 'of it', target: 0.25 },
      ),
    ];
  } finally {
    await engine.stop();
  }
}
