import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { acceptBatch } from './accept-batch.ts';

const projectRoot = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const readFiles = (folder: string) =>
  readdirSync(join(projectRoot, folder)).map((name) => [name, read(`${folder}/${name}`)] as const);
const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const metrics = readFiles('monitoring/metrics');
const alarms = readFiles('monitoring/alarms');

const records = [
  { type: 'error', name: 'TypeError', message: 'x', frames: [], route: '/feed' },
  { type: 'vital', name: 'LCP', value: 1, rating: 'good', route: '/feed' },
];
const logged = acceptBatch(JSON.stringify({ release: 'a1b2c3', records })) ?? [];

/** As Cloud Run calls them: in lower case. */
const functions = ['link-previews', 'monitoring', 'records', 'search-sync', 'view-counts'].flatMap(
  (service) =>
    findAll(read(`services/${service}/index.ts`), /^export const (\w+)/gm).map((name) => name.toLowerCase()),
);

test.each(metrics)('the metric %s reads entries and fields that the collector logs', (_name, metric) => {
  const entry = logged.find(({ type }) => metric.includes(`jsonPayload.type=\\"${String(type)}\\"`));
  expect(Object.keys(entry ?? {})).toEqual(
    expect.arrayContaining(findAll(metric, /EXTRACT\(jsonPayload\.(\w+)\)/g)),
  );
  const [service] = findAll(metric, /service_name=\\"(\w+)\\"/g);
  expect(functions).toContain(service);
});

test.each(alarms)('the alarm %s watches a metric and functions that there are', (_name, alarm) => {
  for (const name of findAll(alarm, /logging\.googleapis\.com\/user\/(\w+)/g))
    expect(metrics.map(([file]) => file)).toContain(`${name}.json`);
  const [names] = findAll(alarm, /service_name = [\w.]*\(?\\"([^"\\]+)\\"/g);
  for (const name of names?.split('|') ?? [])
    expect(functions).toContainEqual(expect.stringMatching(new RegExp(`^${name}`)));
});

test('every metric has an alarm', () => {
  const texts = alarms.map(([, text]) => text).join('\n');
  for (const [file] of metrics)
    expect(texts).toContain(`logging.googleapis.com/user/${file.replace('.json', '')}`);
});
