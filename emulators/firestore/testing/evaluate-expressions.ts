import type { RestClient } from './rest-client.ts';

interface CoveredExpression {
  readonly sourcePosition: { readonly currentOffset: number };
  readonly values?: readonly { readonly value: CoverageValue }[];
  readonly children?: readonly CoveredExpression[];
}

/** One entry, whose name is the type: `{intValue: '1'}`. */
type CoverageValue = Readonly<Record<string, unknown>>;

/** A variable of a template is bound to a text or, with two stars, to a path. */
interface PathSegment {
  readonly simple?: string;
  readonly capture?: { readonly variableName: string; readonly boundValue?: string };
  readonly globCapture?: { readonly variableName: string; readonly boundValue?: PathValue };
}

interface PathValue {
  readonly segments?: readonly PathSegment[];
}

/**
 * Evaluates rules expressions for the get of the document `expressions/x` and reads their values from the coverage, which
 * Google's emulator has, too.
 *
 * @returns values like `[1, 2.0, 'a']`, `error`, or `refused` for all when the rules do not compile
 */
export async function evaluateExpressions(
  rest: RestClient,
  expressions: readonly string[],
  headers: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const project = rest.root.split('/')[1] ?? '';
  const allows = expressions.map((expression) => `allow get: if [${expression}] == 0;`).join('\n');
  const content = `rules_version = '2';
    service cloud.firestore { match /databases/{db}/documents { match /expressions/{id} {\n${allows}\n} } }`;
  const body = { rules: { files: [{ name: 'firestore.rules', content }] } };
  const loaded = await rest.send('PUT', `/emulator/v1/projects/${project}:securityRules`, body);
  // Google's emulator fails at some expressions, which allows nothing in any case.
  const failure = expressions.length === 1 ? 'error' : 'failure';
  if (loaded.status !== 200) return expressions.map(() => (loaded.status === 400 ? 'refused' : failure));
  const { status } = await rest.send('GET', `/v1/${rest.root}/expressions/x`, undefined, headers);
  if (status !== 403) return expressions.map(() => failure);
  const coverage = await rest.send('GET', `/emulator/v1/projects/${project}:ruleCoverage`);
  return (coverage.body as { report: readonly CoveredExpression[] }).report
    .toSorted((a, b) => a.sourcePosition.currentOffset - b.sourcePosition.currentOffset)
    .map((condition) => formatOnlyItem(condition.children?.[0]));
}

/** Google's emulator first reports `{undefined: {}}` for what depends on a document that it has yet to read. */
function formatOnlyItem(list: CoveredExpression | undefined): string {
  const found = list?.values?.find(({ value }) => 'listValue' in value);
  return found === undefined ? 'error' : formatValue(found.value).slice(1, -1);
}

const formatters: Readonly<Record<string, (content: never) => string>> = {
  listValue: ({ values = [] }: { values?: readonly CoverageValue[] }) =>
    `[${values.map(formatValue).join(', ')}]`,
  setValue: ({ values = [] }: { values?: readonly CoverageValue[] }) =>
    `set(${values.map(formatValue).toSorted().join(', ')})`,
  mapValue: ({ fields = {} }: { fields?: Readonly<Record<string, CoverageValue>> }) => {
    const entries = Object.entries(fields).map(([name, value]) => `'${name}': ${formatValue(value)}`);
    return `{${entries.toSorted().join(', ')}}`;
  },
  mapDiffValue: ({ keyStatuses = {} }: { keyStatuses?: Readonly<Record<string, string>> }) => {
    const keys = Object.entries(keyStatuses).map(([key, status]) => `${key} ${status}`);
    return `diff(${keys.toSorted().join(', ')})`;
  },
  floatValue: (content: number | string) => {
    const value = Number(content);
    return Number.isInteger(value) && Math.abs(value) < 1e21 ? value.toFixed(1) : String(value);
  },
  latlngValue: ({ latitude = 0, longitude = 0 }) => `${latitude}:${longitude}`,
  stringValue: (content: string) => `'${content}'`,
  bytesValue: (content: string) => `base64'${content}'`,
  pathValue: formatPath,
};

/** Writes a value of the coverage in the notation of rules; sets and maps are sorted. */
function formatValue(value: CoverageValue): string {
  const [[type, content] = ['', undefined]] = Object.entries(value);
  const format = formatters[type];
  if (format !== undefined) return format((content ?? {}) as never);
  return typeof content === 'object' && content !== null ? type : String(content);
}

function formatPath({ segments = [] }: PathValue): string {
  return segments
    .map(({ simple, capture, globCapture }) => {
      if (globCapture?.boundValue !== undefined) return formatPath(globCapture.boundValue);
      return `/${simple ?? capture?.boundValue ?? `{${(capture ?? globCapture)?.variableName}}`}`;
    })
    .join('');
}
