import type { RulesMapDiff, RulesTimestamp, RulesValue } from './contract.ts';
import { isSameItem } from './equality.ts';
import type { ValueByType, ValueType } from './values.ts';
import { replaceLoneSurrogates } from './text.ts';
import { getValueType } from './values.ts';

const toList = (values: readonly RulesValue[]) =>
  values.length === 0 ? {} : { values: values.map(toCoverageValue) };

const toFloat = (value: number) => (Number.isFinite(value) ? value : String(value));

/** Seconds with no, three, six or nine decimals. Both parts have the same sign. */
function formatSeconds(seconds: bigint, nanos: number): string {
  const sign = seconds < 0n || nanos < 0 ? '-' : '';
  const fraction = nanos === 0 ? '' : `.${String(Math.abs(nanos)).padStart(9, '0')}`.replace(/(?:000)+$/, '');
  return `${sign}${seconds < 0n ? -seconds : seconds}${fraction}`;
}

function toTimestampText({ seconds, nanos }: RulesTimestamp): string {
  const date = new Date(Number(seconds) * 1000).toISOString().replace(/\.\d+Z$/, '');
  return `${date}${formatSeconds(0n, nanos).slice(1)}Z`;
}

/** The keys of either map, with what became of them. */
function toKeyStatuses({ before, after }: RulesMapDiff): object {
  const statuses: Record<string, string> = {};
  for (const [key, value] of after) {
    const old = before.get(key);
    statuses[key] = old === undefined ? 'ADDED' : isSameItem(old, value) ? 'UNCHANGED' : 'CHANGED';
  }
  for (const key of before.keys()) if (!after.has(key)) statuses[key] = 'REMOVED';
  return Object.keys(statuses).length === 0 ? {} : { keyStatuses: statuses };
}

const converters: { readonly [Type in ValueType]: (value: ValueByType[Type]) => object } = {
  null: () => ({ nullValue: null }),
  bool: (boolValue) => ({ boolValue }),
  int: (value) => ({ intValue: String(value) }),
  float: (value) => ({ floatValue: toFloat(value) }),
  string: (value) => ({ stringValue: replaceLoneSurrogates(value) }),
  bytes: (value) => ({ bytesValue: Buffer.from(value).toString('base64') }),
  list: (value) => ({ listValue: toList(value) }),
  map: (value) => {
    const fields = Object.fromEntries([...value].map(([name, item]) => [name, toCoverageValue(item)]));
    return { mapValue: value.size === 0 ? {} : { fields } };
  },
  timestamp: (value) => ({ timestampValue: toTimestampText(value) }),
  duration: ({ seconds, nanos }) => ({ durationValue: `${formatSeconds(seconds, nanos)}s` }),
  latlng: ({ latitude, longitude }) => ({
    latlngValue: { ...(latitude !== 0 && { latitude }), ...(longitude !== 0 && { longitude }) },
  }),
  vector: ({ values }) => ({
    vectorValue: { values: values.map((item) => ({ floatValue: toFloat(item) })) },
  }),
  path: ({ segments, variables }) => ({
    pathValue: {
      segments: segments.map((simple, at) => {
        const variable = variables?.get(at);
        return variable === undefined ? { simple } : { capture: { variableName: variable.name } };
      }),
    },
  }),
  set: ({ values }) => ({ setValue: toList(values) }),
  mapdiff: (value) => ({ mapDiffValue: toKeyStatuses(value) }),
  unknown: () => ({ constraintValue: {} }),
  constraint: () => ({ constraintValue: {} }),
};

/** A value in the notation of `:ruleCoverage`, which is Google's: `{intValue: '1'}`, for example. */
export function toCoverageValue(value: RulesValue): object {
  return (converters[getValueType(value)] as (item: RulesValue) => object)(value);
}
