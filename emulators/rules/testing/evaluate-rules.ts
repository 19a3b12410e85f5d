import type { RulesMap, RulesMethod, RulesRequest, RulesValue, RulesDecision } from '../contract.ts';
import { compileRules } from '../compile.ts';

/** Converts plain data to a rules value. Numbers without a fraction become integers. */
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
  /** Relative to `documents/`. */
  readonly path?: string;
  readonly request?: unknown;
  readonly resource?: unknown;
  /** By path relative to `documents/`. */
  readonly documents?: Readonly<Record<string, unknown>>;
  readonly extra?: Partial<RulesRequest>;
}

/** Evaluates a Firestore request against a complete ruleset. */
export function authorize(source: string, options: RequestOptions = {}): RulesDecision {
  const documents = options.documents ?? {};
  return compileRules(source).authorize({
    service: 'cloud.firestore',
    method: options.method ?? 'get',
    path: ['databases', '(default)', 'documents', ...(options.path ?? 'things/one').split('/')],
    request: toRulesValue(options.request ?? {}) as RulesMap,
    resource: toRulesValue(options.resource ?? null),
    documents: {
      fetch: (path) => {
        const document = documents[path.slice(3).join('/')];
        return document === undefined ? undefined : (toRulesValue({ data: document }) as RulesMap);
      },
    },
    ...options.extra,
  });
}

/** Wraps match blocks in a Firestore ruleset. */
export function buildFirestoreRules(body: string): string {
  return `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${body} } }`;
}

/** Evaluates a condition. @returns the message of the error when there is one */
export function evaluateCondition(condition: string, options: RequestOptions = {}): boolean | string {
  const decision = authorize(
    buildFirestoreRules(`match /{rest=**} { allow read, write: if ${condition}; }`),
    options,
  );
  if (decision.allowed) return true;
  const reason = decision.message.replace(/ for '\w+' @ L\d+/g, '').trim();
  return reason === 'false' ? false : reason;
}
