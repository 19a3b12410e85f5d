import { join } from 'node:path';
import type { CoverageReport } from '#rules/coverage.ts';
import type { RulesIssue } from '#rules/syntax-error.ts';
import { formatIssue, RulesSyntaxError } from '#rules/syntax-error.ts';
import type { Engine } from '../engine.ts';
import { invalidArgumentError, RpcError } from '../errors.ts';
import { parseList, parseObject, parseOptionalString, parseString } from '../parse-json.ts';
import { parseDatabaseName } from '../store/resource-names.ts';
import type { HttpExchange } from '../transports/http-exchange.ts';
import { parseJsonBody, sendJson } from '../transports/http-exchange.ts';
import { renderCoveragePage } from './render-coverage-page.ts';

/** An action of a project is one of its default database. */
const actionPath = /^\/emulator\/v1\/projects\/([^/:]+)(?:\/databases\/([^/:]+))?:([\w.]+)$/;
const documentsPath = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/.+)?)$/;

/** Whether the path is an endpoint that only emulators have, for firebase-tools, rules-unit-testing and tests. */
export function isAdminPath(path: string): boolean {
  return path.startsWith('/emulator/');
}

/** Handles a request to an admin endpoint. @throws INVALID_ARGUMENT, UNIMPLEMENTED for unsupported endpoints */
export async function handleAdminRequest(
  engine: Engine,
  exchange: HttpExchange,
  log: (text: string) => void,
): Promise<void> {
  const { method, path, response } = exchange;
  const documents = documentsPath.exec(path)?.[1];
  if (documents !== undefined && method === 'DELETE') {
    engine.deleteAllDocuments(documents);
    return sendJson(response, 200, {});
  }
  const action = actionPath.exec(path);
  const database = `projects/${action?.[1]}/databases/${action?.[2] ?? '(default)'}`;
  if (action?.[3] === 'securityRules' && method === 'PUT')
    return handleSetRules(engine, database, exchange, log);
  if (action?.[3] === 'ruleCoverage' && method === 'GET')
    return sendJson(response, 200, getCoverage(engine, database));
  if (action?.[3] === 'ruleCoverage.html' && method === 'GET') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(renderCoveragePage(getCoverage(engine, database)));
    return;
  }
  if (action?.[3] === 'unusedIndexes' && method === 'GET')
    return sendJson(response, 200, { indexes: engine.getUnusedIndexes() });
  if (action?.[3] === 'export' && method === 'POST') return handleExport(engine, exchange);
  throw new RpcError('UNIMPLEMENTED', `${method} ${path} is not implemented in this backend.`);
}

/** Replaces the rules of a database. Invalid rules are ignored: status 400, or 200 if the request has ignore_errors. */
function handleSetRules(
  engine: Engine,
  database: string,
  exchange: HttpExchange,
  log: (text: string) => void,
): void {
  const { response } = exchange;
  const request = parseJsonBody(exchange);
  const files = parseList(parseObject(request['rules'], 'rules')['files'], 'files');
  const file = parseObject(files[0], 'files');
  const name = parseOptionalString(file['name'], 'name') ?? 'security.rules';
  try {
    const { warnings } = engine.rulesets.load(database, parseString(file['content'], 'content'), name);
    sendJson(response, 200, warnings.length === 0 ? {} : { issues: toIssuesJson(warnings, name) });
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    for (const issue of error.issues) log(formatIssue(issue, name));
    const issues = toIssuesJson(error.issues, name);
    if (request['ignore_errors'] === true) return sendJson(response, 200, { issues });
    const message = error.issues
      .map(({ position, description }) => `${name}:${position.line}:${position.column} ${description}`)
      .join('\n');
    sendJson(response, 400, { error: { code: 400, message, status: 'INVALID_ARGUMENT' }, issues });
  }
}

/** @returns issues in the format of Google's emulator, in which the end is the last character */
function toIssuesJson(issues: readonly RulesIssue[], fileName: string): readonly object[] {
  return issues.map(({ severity, description, position: { line, column, offset, end } }) => ({
    sourcePosition: {
      fileName,
      line,
      column,
      ...(offset !== undefined && { currentOffset: offset }),
      ...(offset !== undefined && end !== undefined && { endOffset: Math.max(offset, end - 1) }),
    },
    description,
    severity,
  }));
}

/** @throws NOT_FOUND when the database has no rules */
function getCoverage(engine: Engine, database: string): CoverageReport {
  const rules = engine.rulesets.get(database);
  if (rules === undefined) throw new RpcError('NOT_FOUND', `The database ${database} has no rules.`);
  return rules.getCoverage();
}

async function handleExport(engine: Engine, exchange: HttpExchange): Promise<void> {
  // The request names the directory to write to, so web pages must not be able to send it.
  if (exchange.request.headers.origin !== undefined)
    throw new RpcError('PERMISSION_DENIED', 'Web pages cannot request exports.');
  const request = parseJsonBody(exchange);
  const database = parseString(request['database'], 'database');
  parseDatabaseName(database);
  const directory = parseString(request['export_directory'], 'export_directory');
  const name = parseString(request['export_name'], 'export_name');
  if (!/^[\w-]+$/.test(name)) throw invalidArgumentError(`Invalid export name: "${name}".`);
  const scope = { parent: `${database}/documents`, collectionId: undefined, allDescendants: true };
  // A dynamic import, so that the engine starts faster.
  const { writeExport } = await import('./export-format.ts');
  await writeExport(join(directory, name), database, engine.store.scan(scope));
  sendJson(exchange.response, 200, {});
}
