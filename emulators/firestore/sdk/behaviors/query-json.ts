import { toValueJson } from '../../testing/model-to-json.ts';
import type { PlainValue } from '../../testing/query-model.ts';

/** A comparison with a value in JSON. */
export const compareJson = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});

/** A comparison with a plain value. */
export const compare = (fieldPath: string, op: string, value: PlainValue) =>
  compareJson(fieldPath, op, toValueJson(value));

/** A comparison with null or NaN. */
export const isUnary = (fieldPath: string, op: string) => ({ unaryFilter: { field: { fieldPath }, op } });

/** A conjunction. */
export const and = (...filters: readonly object[]) => ({ compositeFilter: { op: 'AND', filters } });

/** A disjunction. */
export const or = (...filters: readonly object[]) => ({ compositeFilter: { op: 'OR', filters } });

/** An ordering. */
export const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });
