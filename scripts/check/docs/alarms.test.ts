import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
      aggregations: readonly { alignmentPeriod: string; perSeriesAligner: string }[];
      comparison: string;
      duration: string;
      thresholdValue: number;
    };
  }[];
}

const files = readdirSync(join(projectRoot, 'monitoring'));
const policies = files.map((file) => JSON.parse(read(`monitoring/${file}`)) as AlertPolicy);
const [, alarms = ''] = /\n## Alarms\n([^]*?)\n## /.exec(read('docs/INCIDENTS.md')) ?? [];
const rows = [...alarms.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);

test('INCIDENTS.md says of every alarm what to do, and of no other', () => {
  expect(new Set(rows)).toEqual(new Set(policies.map(({ displayName }) => displayName)));
});

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
      // Seconds; a duration is in whole minutes.
      for (const time of [aggregation?.alignmentPeriod ?? '', conditionThreshold.duration])
        expect(Number(/^(\d+)s$/.exec(time)?.[1]) % 60).toBe(0);
    }
  });
});
