import type { RulesMap, RulesMethod, RulesRequest, RulesValue, RulesVerdict } from '../contract.ts';
import { compileRules } from '../compile.ts';

/** Plain data as rules values: whole numbers become integers, use RulesFloat-free decimals for floats. */
export function rulesValue(data: unknown): RulesValue {
  if (typeof data === 'number' && Number.isInteger(data)) return BigInt(data);
  if (Array.isArray(data)) return data.map(rulesValue);
  if (data !== null && typeof data === 'object' && !('kind' in data) && !(data instanceof Uint8Array)) {
    if (data instanceof Map) return data as RulesMap;
    return new Map(Object.entries(data).map(([key, value]) => [key, rulesValue(value)]));
  }
  return data as RulesValue;
}

interface Given {
  readonly method?: RulesMethod;
  /** From after `documents/` on. */
  readonly path?: string;
  readonly request?: unknown;
  readonly resource?: unknown;
  /** By path from after `documents/` on. */
  readonly documents?: Readonly<Record<string, unknown>>;
  readonly extra?: Partial<RulesRequest>;
}

/** Judges a Firestore request by whole rules. */
export function judge(source: string, given: Given = {}): RulesVerdict {
  const documents = given.documents ?? {};
  return compileRules(source).judge({
    service: 'cloud.firestore',
    method: given.method ?? 'get',
    path: ['databases', '(default)', 'documents', ...(given.path ?? 'things/one').split('/')],
    request: rulesValue(given.request ?? {}) as RulesMap,
    resource: rulesValue(given.resource ?? null),
    documents: {
      fetch: (path) => {
        const found = documents[path.slice(3).join('/')];
        return found === undefined ? undefined : (rulesValue({ data: found }) as RulesMap);
      },
    },
    ...given.extra,
  });
}

/** Wraps match blocks as the body of a Firestore ruleset. */
export function firestoreRules(body: string): string {
  return `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`;
}

/** What a condition comes to: true, false, or the message of the error. */
export function evaluate(condition: string, given: Given = {}): boolean | string {
  const verdict = judge(firestoreRules(`match /{rest=**} { allow read, write: if ${condition}; }`), given);
  if (verdict.allowed) return true;
  const reason = verdict.message.replace(/ for '\w+' @ L\d+/g, '').trim();
  return reason === 'false' ? false : reason;
}
