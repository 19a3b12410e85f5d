import { startBaselineServer } from 'firebase-engines/firestore/bench/baseline-server.ts';
import { LoadClient, measureRequestsPerSecond } from 'firebase-engines/firestore/bench/load-client.ts';
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

const buildHundredAnimalWrites = () =>
  Array.from({ length: 100 }, () => {
    const animal = buildBull(owner);
    return buildWrite(`animals/${animal.id}`, animal, ['createTime']);
  });

/** How often a second a bare JSON server takes the same body and gives the same answer. */
async function measureBaselineServer(body: string, answer: string, count: number): Promise<number> {
  const server = await startBaselineServer(answer);
  const load = new LoadClient(server.port);
  try {
    const send = () => load.post('/', body);
    await measureRequestsPerSecond(send, count / 4);
    return await measureRequestsPerSecond(send, count);
  } finally {
    load.close();
    await server.stop();
  }
}

function formatMetric(what: string, perSecond: number, bare: number): string {
  const digits = perSecond < 100 ? 1 : 0;
  return `${what}: ${perSecond.toFixed(digits)}/s, a bare JSON server ${bare.toFixed(0)}/s`;
}

/** Queries and batches over REST under the product's rules, beside what a bare JSON server does. */
export async function benchThroughput(): Promise<BenchResult[]> {
  const engine = await startProductEngine();
  try {
    await engine.admin.commit([buildWrite(`users/${owner.id}`, owner)]);
    const person = engine.createClient(owner.id);
    const batch = () => person.commit(buildHundredAnimalWrites());
    await measureRequestsPerSecond(batch, 20);
    const batches = await measureRequestsPerSecond(batch, 80);
    const writes = buildHundredAnimalWrites();
    const bareBatches = await measureBaselineServer(
      JSON.stringify({ writes }),
      await person.commit(writes),
      400,
    );
    const query = () => person.query(animalsByOwnerQuery);
    await measureRequestsPerSecond(query, 1000);
    const queries = await measureRequestsPerSecond(query, 5000);
    const body = JSON.stringify({ structuredQuery: animalsByOwnerQuery });
    const bareQueries = await measureBaselineServer(body, await query(), 5000);
    return [
      {
        metric: formatMetric('batches of 100 writes under the rules', batches, bareBatches),
        measured: `${(batches / bareBatches).toFixed(2)} of it`,
        target: '',
        status: 'info',
      },
      checkAtLeast(
        formatMetric('queries of 20 documents under the rules', queries, bareQueries),
        queries / bareQueries,
        { unit: 'of it', target: 0.25 },
      ),
    ];
  } finally {
    await engine.stop();
  }
}
