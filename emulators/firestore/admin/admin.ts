import { join } from 'node:path';
import type { CoverageReport } from '#emulators/rules/coverage.ts';
import { RulesSyntaxError } from '#emulators/rules/syntax-error.ts';
import type { Engine } from '../engine.ts';
import { invalid, RpcError } from '../errors.ts';
import { readList, readObject, readOptionalString, readString } from '../input.ts';
import { parseDatabaseName } from '../store/names.ts';
import type { Exchange } from '../transports/http-exchange.ts';
import { jsonBody, sendJson } from '../transports/http-exchange.ts';
import { coveragePage } from './coverage-page.ts';

const ACTION = /^\/emulator\/v1\/projects\/([^/:]+):([\w.]+)$/;
const DOCUMENTS = /^\/emulator\/v1\/(projects\/[^/]+\/databases\/[^/]+\/documents(?:\/.+)?)$/;

/** The paths only emulators have: for firebase-tools, rules-unit-testing and test set-ups. */
export function isAdminPath(path: string): boolean {
  return path.startsWith('/emulator/');
}

/** @throws INVALID_ARGUMENT, UNIMPLEMENTED for what this backend lacks */
export async function answerAdmin(
  engine: Engine,
  exchange: Exchange,
  report: (text: string) => void,
): Promise<void> {
  const { method, path, response } = exchange;
  const documents = DOCUMENTS.exec(path)?.[1];
  if (documents !== undefined && method === 'DELETE') {
    engine.clear(documents);
    return sendJson(response, 200, {});
  }
  const action = ACTION.exec(path);
  const project = action?.[1] ?? '';
  if (action?.[2] === 'securityRules' && method === 'PUT')
    return answerRules(engine, project, exchange, report);
  if (action?.[2] === 'ruleCoverage' && method === 'GET')
    return sendJson(response, 200, coverageOf(engine, project));
  if (action?.[2] === 'ruleCoverage.html' && method === 'GET') {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(coveragePage(coverageOf(engine, project)));
    return;
  }
  if (action?.[2] === 'export' && method === 'POST') return answerExport(engine, exchange);
  throw new RpcError('UNIMPLEMENTED', `${method} ${path} is not implemented in this backend.`);
}

/** Bad rules leave the old ones in force; only with ignore_errors is that answered with 200. */
function answerRules(
  engine: Engine,
  project: string,
  exchange: Exchange,
  report: (text: string) => void,
): void {
  const { response } = exchange;
  const request = jsonBody(exchange);
  const files = readList(readObject(request['rules'], 'rules')['files'], 'files');
  const file = readObject(files[0], 'files');
  const name = readOptionalString(file['name'], 'name') ?? 'security.rules';
  try {
    engine.rules.load(project, readString(file['content'], 'content'), name);
    sendJson(response, 200, {});
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    const { line, column, message } = error;
    report(`${name}:${line}:${column} - ERROR ${message}`);
    const issues = [
      { sourcePosition: { fileName: name, line, column }, description: message, severity: 'ERROR' },
    ];
    if (request['ignore_errors'] === true) return sendJson(response, 200, { issues });
    const text = `${name}:${line}:${column} ${message}`;
    sendJson(response, 400, { error: { code: 400, message: text, status: 'INVALID_ARGUMENT' }, issues });
  }
}

/** @throws NOT_FOUND when everything is allowed for want of rules */
function coverageOf(engine: Engine, project: string): CoverageReport {
  const rules = engine.rules.of(project);
  if (rules === undefined) throw new RpcError('NOT_FOUND', `The project ${project} has no rules.`);
  return rules.coverage();
}

async function answerExport(engine: Engine, exchange: Exchange): Promise<void> {
  // Writes files where it is told to: nothing a web page should be able to ask for.
  if (exchange.request.headers.origin !== undefined)
    throw new RpcError('PERMISSION_DENIED', 'Exports cannot be asked for by web pages.');
  const request = jsonBody(exchange);
  const database = readString(request['database'], 'database');
  parseDatabaseName(database);
  const directory = readString(request['export_directory'], 'export_directory');
  const name = readString(request['export_name'], 'export_name');
  if (!/^[\w-]+$/.test(name)) throw invalid(`Invalid export name: "${name}".`);
  const scope = { parent: `${database}/documents`, collectionId: undefined, allDescendants: true };
  // Loaded when asked for, so that the engine starts faster.
  const { writeExport } = await import('./export-format.ts');
  await writeExport(join(directory, name), database, engine.store.scan(scope));
  sendJson(exchange.response, 200, {});
}
