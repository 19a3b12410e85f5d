import { createRestClient, type RestClient } from '../../testing/rest-client.ts';
import { evaluateExpressions } from '../../testing/evaluate-expressions.ts';
import { adminHeaders, createUserHeaders, getError, toStatus } from '../../sdk/behaviors/behavior.ts';

export type Headers = Readonly<Record<string, string>>;

interface ResultRow {
  readonly document?: { readonly name: string; readonly fields?: object };
  readonly found?: { readonly name: string; readonly fields?: object };
  readonly missing?: string;
  readonly result?: { readonly aggregateFields: object };
}

/** This engine and Google's, with the same project. */
export class EnginePair {
  readonly root: string;
  readonly #clients: readonly RestClient[];
  readonly #project: string;

  constructor(ports: readonly number[], project: string) {
    this.#project = project;
    this.#clients = ports.map((port) => createRestClient(port, project));
    this.root = `projects/${project}/databases/(default)/documents`;
  }

  /** Sends a POST to a verb of the root. @returns the comparable results of this engine and of Google's */
  send(verb: string, body: object, headers: Headers): Promise<readonly string[]> {
    return this.#each(async (client) =>
      summarize((await client.send('POST', `/v1/${client.root}:${verb}`, body, headers)).body),
    );
  }

  /** Runs a query below a document, or the root (''). @returns `ok`, or what it is refused for, of each engine */
  explain(path: string, structuredQuery: object): Promise<readonly string[]> {
    return this.#each(async (client) => {
      const verb = `/v1/${client.root}${path}:runQuery`;
      const error = getError((await client.send('POST', verb, { structuredQuery }, adminHeaders)).body);
      return error === undefined
        ? 'ok'
        : `${error.status}: ${String(error.message).replace(/(after normalization).*/, '$1')}`;
    });
  }

  /** Loads rules. @returns whether each engine accepts them */
  loadRules(content: string): Promise<readonly string[]> {
    const path = `/emulator/v1/projects/${this.#project}:securityRules`;
    const body = { rules: { files: [{ name: 'firestore.rules', content }] } };
    return this.#each(async (client) =>
      (await client.send('PUT', path, body)).status === 200 ? 'ok' : 'REFUSED',
    );
  }

  /** Evaluates expressions of rules with a document that has the fields, one by one where that fails for all at once. */
  evaluate(expressions: readonly string[], fields: object): Promise<readonly string[][]> {
    return this.#each(async (client) => {
      const update = { name: `${client.root}/expressions/x`, fields };
      await client.send('POST', `/v1/${client.root}:commit`, { writes: [{ update }] }, adminHeaders);
      const values = await evaluateExpressions(client, expressions, createUserHeaders('ann'));
      if (values.length === expressions.length && !/refused|failure/.test(values[0] ?? ''))
        return [...values];
      const single: string[] = [];
      for (const expression of expressions)
        single.push(...(await evaluateExpressions(client, [expression], createUserHeaders('ann'))));
      return single;
    });
  }

  #each<Result>(run: (client: RestClient) => Promise<Result>): Promise<Result[]> {
    return Promise.all(this.#clients.map(run));
  }
}

/** A status, or what was found without times and in one notation. */
function summarize(body: unknown): string {
  const status = toStatus(body);
  if (status !== 'ok') return status;
  if (!Array.isArray(body)) return 'ok';
  return (body as readonly ResultRow[])
    .flatMap(({ document, found, missing, result }) => {
      if (result !== undefined) return JSON.stringify(normalize(result.aggregateFields));
      if (missing !== undefined) return `missing ${getId(missing)}`;
      if (found !== undefined) return `${getId(found.name)} ${JSON.stringify(normalize(found.fields ?? {}))}`;
      return document === undefined ? [] : getId(document.name);
    })
    .join(' ');
}

const getId = (name: string) => name.slice(name.indexOf('/documents/') + 11);

/** Sorts keys, and writes numbers, timestamps and empty values in one way. */
function normalize(value: unknown, key = ''): unknown {
  if (key === 'doubleValue') return String(Object.is(Number(value), -0) ? '-0' : Number(value));
  if (key === 'timestampValue')
    return String(value).replace(/(?:\.(\d+?)0*)?Z$/, (_, digits?: string) => (digits ? `.${digits}Z` : 'Z'));
  if (Array.isArray(value)) return value.map((item) => normalize(item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, item]) => [name, normalize(item, name)]));
}
