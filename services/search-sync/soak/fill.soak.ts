import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { collectionNames } from '../index-documents.ts';
import { startCountingTypesense } from './counting-typesense.ts';

/* npm run soak search-sync: the first fill of an index, with documents and an index that are only counted. */

/** Every seventh request finds a server that is busy, as Typesense is while it catches up. */
const busyEvery = 7;
/** 23 are in use, with any number of documents. */
const heapMegabytes = 32;
/** Measured: 108 without any document, most of it Node and the SDKs, and 106 with a million. */
const maxMegabytes = 128;

async function start(documentCount: number) {
  const perCollection = Math.ceil(documentCount / collectionNames.length);
  const index = await startCountingTypesense(perCollection, busyEvery);
  onTestFinished(index.close);
  const options = [`--max-old-space-size=${heapMegabytes}`, '--max-semi-space-size=1', '--import', 'tsx'];
  const program = join(import.meta.dirname, 'fill-endless-index.ts');
  return {
    index,
    perCollection,
    fill: () => spawn(process.execPath, [...options, program, index.url, String(documentCount)]),
  };
}

const waitForExit = (child: ReturnType<typeof spawn>) =>
  new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));

test('1,000,000 documents need little more memory than 60,000', async () => {
  const { index, perCollection, fill } = await start(1_000_000);
  const startedAt = performance.now();
  const child = fill();
  const [code, output, errors] = await Promise.all([
    waitForExit(child),
    text(child.stdout),
    text(child.stderr),
  ]);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`1,000,000 documents: ${output.trim()} MB, ${seconds} s, ${index.requestCount()} requests`);
  expect(errors).toBe('');
  expect(code).toBe(0);
  expect(collectionNames.map(index.count)).toEqual(collectionNames.map(() => perCollection));
  expect(Number(output)).toBeLessThan(maxMegabytes);
});

test('a fill that is killed at any point, again and again, is completed by the next one', async () => {
  const { index, perCollection, fill } = await start(60_000);
  for (let kill = 1; kill <= 12; kill++) {
    const child = fill();
    const before = index.requestCount();
    // Somewhere in the middle: of starting, storing, comparing or publishing.
    const wanted = before + Math.ceil(Math.random() * 150);
    const timer = setInterval(() => {
      if (index.requestCount() >= wanted) child.kill('SIGKILL');
    }, 1);
    await waitForExit(child);
    clearInterval(timer);
    // Nobody finds a part of an index.
    for (const name of collectionNames) expect([0, perCollection]).toContain(index.count(name));
  }
  expect(await waitForExit(fill())).toBe(0);
  expect(collectionNames.map(index.count)).toEqual(collectionNames.map(() => perCollection));
});
