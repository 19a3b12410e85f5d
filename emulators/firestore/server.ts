import { compileWithCoverage } from '#rules/coverage.ts';
import { formatIssue } from '#rules/syntax-error.ts';
import { AppCheckVerifier } from '../app-check.ts';
import type { RunningServer } from '../listen.ts';
import { Engine } from './engine.ts';
import type { IndexRegistry } from './indexes/index-registry.ts';
import { RulesetRegistry } from './rules-bridge/ruleset-registry.ts';
import type { StoredDocument } from './store/document.ts';
import { LazyGrpcServer } from './transports/lazy-grpc-server.ts';
import { createHttpServer } from './transports/http-server.ts';
import { openSharedPort } from './transports/shared-port.ts';
import { WebChannelServer } from './transports/webchannel-server.ts';

export interface FirestoreOptions {
  readonly host: string;
  /** 0 picks any free port. */
  readonly port: number;
  /** The project that imported documents are stored in. */
  readonly projectId: string;
  /** Security rules, read once at startup. Without them, every request is allowed. */
  readonly rulesFile?: string;
  /** firestore.indexes.json. Without it, queries need no indexes. */
  readonly indexesFile?: string;
  /** The metadata file of an export, imported before the port opens. */
  readonly importFile?: string;
  /** The key of App Check tokens (see AppCheckVerifier), which clients then need. */
  readonly appCheckKey?: string;
  /** Receives errors and rules debug output; console.error by default. */
  readonly log?: (text: string) => void;
}

/**
 * Starts a Firestore that speaks REST, WebChannel and gRPC on one port. Closing it cuts open streams and connections.
 * @throws when the rules, indexes or export cannot be read or the port is taken
 */
export async function startFirestore(options: FirestoreOptions): Promise<RunningServer> {
  const log = options.log ?? ((text: string) => console.error(text));
  const indexes = options.indexesFile === undefined ? undefined : await loadIndexes(options.indexesFile);
  const rules = new RulesetRegistry(compileWithCoverage);
  if (options.rulesFile !== undefined) await loadRules(rules, options.rulesFile, log);
  const engine = new Engine(rules, {
    indexes,
    debug: (text) => log(`debug: ${text}`),
    appCheck: options.appCheckKey === undefined ? undefined : new AppCheckVerifier(options.appCheckKey),
  });
  if (options.importFile !== undefined)
    engine.importDocuments(await loadImport(options.importFile, options.projectId));
  const channel = new WebChannelServer(engine, log);
  const grpc = new LazyGrpcServer(engine, log);
  const http = createHttpServer(engine, channel, log);
  const port = await openSharedPort(options.host, options.port, http, (socket) =>
    grpc.acceptConnection(socket),
  );
  return {
    port: port.port,
    async close() {
      channel.close();
      await grpc.close();
      await port.close();
    },
  };
}

async function loadRules(rules: RulesetRegistry, file: string, log: (text: string) => void): Promise<void> {
  const { warnings } = await rules.loadFile(file);
  for (const warning of warnings) log(formatIssue(warning, file));
}

// Dynamic imports: an engine without these files starts faster.

async function loadIndexes(file: string): Promise<IndexRegistry> {
  const { IndexRegistry } = await import('./indexes/index-registry.ts');
  return IndexRegistry.fromFile(file);
}

async function loadImport(file: string, projectId: string): Promise<readonly StoredDocument[]> {
  const { readExport } = await import('./admin/export-format.ts');
  return readExport(file, projectId);
}
