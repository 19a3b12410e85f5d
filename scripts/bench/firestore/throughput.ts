import { startBareServer } from '#emulators/firestore/bench/bare-server.ts';
import { Load, requestsPerSecond } from '#emulators/firestore/bench/load.ts';
import { bull } from '#tests/support/factories/animal.ts';
import { contractor } from '#tests/support/factories/user.ts';
import { atLeast, type BenchRow } from '../bench-row.ts';
import { startProductEngine, writeOf } from './product-engine.ts';

const owner = contractor();
const animalsOfOwner = {
  from: [{ collectionId: 'animals' }],
  where: {
    fieldFilter: { field: { fieldPath: 'contractor' }, op: 'EQUAL', value: { stringValue: owner.id } },
  },
  orderBy: [{ field: { fieldPath: 'createTime' }, direction: 'DESCENDING' }],
  limit: 20,
};

const hundredAnimals = () =>
  Array.from({ length: 100 }, () => {
    const animal = bull(owner);
    return writeOf(`animals/${animal.id}`, animal, ['createTime']);
  });

/** How often a second a bare JSON server takes the same body and gives the same answer. */
async function barePerSecond(body: string, answer: string, count: number): Promise<number> {
  const server = await startBareServer(answer);
  const load = new Load(server.port);
  try {
    const send = () => load.post('/', body);
    await requestsPerSecond(send, count / 4);
    return await requestsPerSecond(send, count);
  } finally {
    load.close();
    await server.stop();
  }
}

function figure(what: string, perSecond: number, bare: number): string {
  const digits = perSecond < 100 ? 1 : 0;
  return `${what}: ${perSecond.toFixed(digits)}/s, a bare JSON server ${bare.toFixed(0)}/s`;
}

/** Queries and batches over REST under the product's rules, beside what a bare JSON server does. */
export async function throughputRows(): Promise<BenchRow[]> {
  const engine = await startProductEngine();
  try {
    await engine.admin.commit([writeOf(`users/${owner.id}`, owner)]);
    const person = engine.as(owner.id);
    const batch = () => person.commit(hundredAnimals());
    await requestsPerSecond(batch, 20);
    const batches = await requestsPerSecond(batch, 80);
    const writes = hundredAnimals();
    const bareBatches = await barePerSecond(JSON.stringify({ writes }), await person.commit(writes), 400);
    const query = () => person.query(animalsOfOwner);
    await requestsPerSecond(query, 1000);
    const queries = await requestsPerSecond(query, 5000);
    const body = JSON.stringify({ structuredQuery: animalsOfOwner });
    const bareQueries = await barePerSecond(body, await query(), 5000);
    return [
      {
        figure: figure('batches of 100 writes under the rules', batches, bareBatches),
        measured: `${(batches / bareBatches).toFixed(2)} of it`,
        target: '',
        verdict: 'info',
      },
      atLeast(
        figure('queries of 20 documents under the rules', queries, bareQueries),
        queries / bareQueries,
        { unit: 'of it', target: 0.25 },
      ),
    ];
  } finally {
    await engine.stop();
  }
}
