import type { RulesMap, RulesMethod, RulesRequest, RulesValue, RulesDecision } from '../contract.ts';
import { compileRules } from '../compile.ts';

/** Plain data as rules values: whole numbers become integers, use RulesFloat-free decimals for floats. */
export function toRulesValue(data: unknown): RulesValue {
  if (typeof data === 'number' && Number.isInteger(data)) return BigInt(data);
  if (Array.isArray(data)) return data.map(toRulesValue);
  if (data !== null && typeof data === 'object' && !('kind' in data) && !(data instanceof Uint8Array)) {
    if (data instanceof Map) return data as RulesMap;
    return new Map(Object.entries(data).map(([key, value]) => [key, toRulesValue(value)]));
  }
  return data as RulesValue;
}

interface RequestOptions {
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
export function authorize(source: string, given: RequestOptions = {}): RulesDecision {
  const documents = given.documents ?? {};
  return compileRules(source).authorize({
    service: 'cloud.firestore',
    method: given.method ?? 'get',
    path: ['databases', '(default)', 'documents', ...(given.path ?? 'things/one').split('/')],
    request: toRulesValue(given.request ?? {}) as RulesMap,
    resource: toRulesValue(given.resource ?? null),
    documents: {
      fetch: (path) => {
        const found = documents[path.slice(3).join('/')];
        return found === undefined ? undefined : (toRulesValue({ data: found }) as RulesMap);
      },
    },
    ...given.extra,
  });
}

/** Wraps match blocks as the body of a Firestore ruleset. */
export function buildFirestoreRules(body: string): string {
  return `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`;
}

/** What a condition comes to: true, false, or the message of the error. */
export function evaluateCondition(condition: string, given: RequestOptions = {}): boolean | string {
  const verdict = authorize(
    buildFirestoreRules(`match /{rest=**} { allow read, write: if ${condition}; }`),
    given,
  );
  if (verdict.allowed) return true;
  const reason = verdict.message.replace(/ for '\w+' @ L\d+/g, '').trim();
  return reason === 'false' ? false : reason;
}
