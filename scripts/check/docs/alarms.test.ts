import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const projectRoot = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** Of an alert policy (https://docs.cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies). */
interface AlertPolicy {
  displayName: string;
  combiner: string;
  conditions: readonly {
    displayName: string;
    conditionThreshold: {
      filter: string;
      aggregations: readonly {
        alignmentPeriod: string;
        perSeriesAligner: string;
        crossSeriesReducer: string;
      }[];
      comparison: string;
      duration: string;
      thresholdValue: number;
    };
  }[];
}

/** Of a log-based metric (https://docs.cloud.google.com/logging/docs/reference/v2/rest/v2/projects.metrics). */
interface LogMetric {
  filter: string;
  metricDescriptor: { metricKind: string; valueType: string; labels: readonly { key: string }[] };
  valueExtractor?: string;
  labelExtractors: Readonly<Record<string, string>>;
}

const readFiles = <Content>(folder: string) =>
  readdirSync(join(projectRoot, folder)).map(
    (file) => [basename(file, '.json'), JSON.parse(read(`${folder}/${file}`)) as Content] as const,
  );
const metrics = readFiles<LogMetric>('monitoring/metrics');
const policies = readFiles<AlertPolicy>('monitoring/alarms').map(([, policy]) => policy);
const [, alarms = ''] = /\n## Alarms\n([^]*?)\n## /.exec(read('docs/INCIDENTS.md')) ?? [];
const rows = [...alarms.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);

/** What an entry of the log has (services/monitoring/accept-batch.ts). */
const loggedFields = ['type', 'name', 'value', 'release', 'route'];

test.each(metrics)('the metric %s reads what is logged', (name, metric) => {
  const { labels, valueType } = metric.metricDescriptor;
  expect(Object.keys(metric.labelExtractors)).toEqual(labels.map(({ key }) => key));
  expect(metric.valueExtractor !== undefined).toBe(valueType === 'DISTRIBUTION');
  const named = JSON.stringify(metric).matchAll(/jsonPayload\.(\w+)/g);
  for (const [, field] of named) expect(loggedFields).toContain(field);
  expect(JSON.stringify(policies)).toContain(`logging.googleapis.com/user/${name}`);
});

test('INCIDENTS.md says of every alarm what to do, and of no other', () => {
  expect(new Set(rows)).toEqual(new Set(policies.map(({ displayName }) => displayName)));
});

/** Those in use, of https://docs.cloud.google.com/monitoring/api/ref_v3/rest/v3/Aggregation; of percentiles there are four. */
const reducers = ['REDUCE_SUM', 'REDUCE_COUNT_FALSE', 'REDUCE_PERCENTILE_50'];

describe.each(policies)('the alarm $displayName', ({ combiner, conditions }) => {
  test('has conditions as the API takes them', () => {
    expect(combiner).toBe('OR');
    expect(conditions.length).toBeGreaterThan(0);
    for (const { displayName, conditionThreshold } of conditions) {
      expect(displayName).not.toBe('');
      expect(conditionThreshold.filter).toMatch(/metric\.type = "[\w./]+" AND resource\.type = "\w+"/);
      expect(conditionThreshold.comparison).toBe('COMPARISON_GT');
      expect(conditionThreshold.thresholdValue).toBeGreaterThan(0);
      const [aggregation] = conditionThreshold.aggregations;
      expect(aggregation?.perSeriesAligner).toMatch(/^ALIGN_/);
      expect(reducers).toContain(aggregation?.crossSeriesReducer);
      // Seconds; a duration is in whole minutes.
      for (const time of [aggregation?.alignmentPeriod ?? '', conditionThreshold.duration])
        expect(Number(/^(\d+)s$/.exec(time)?.[1]) % 60).toBe(0);
    }
  });
});
