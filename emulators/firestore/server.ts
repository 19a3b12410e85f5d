import { compileWithCoverage } from '#rules/coverage.ts';
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
  /** 0: any free port. */
  readonly port: number;
  /** The project of documents that an import does not name one for. */
  readonly projectId: string;
  /** Security rules, read once before listening; without them everything is allowed. */
  readonly rulesFile?: string;
  /** firestore.indexes.json: queries that need a composite index it lacks are refused. */
  readonly indexesFile?: string;
  /** An export's metadata file; its documents are there when the port opens. */
  readonly importFile?: string;
  /** Takes what the operator should know; console.error by default. */
  readonly log?: (text: string) => void;
}

export interface RunningFirestore {
  readonly port: number;
  /** Stops at once: open streams and connections are cut. */
  close(): Promise<void>;
}

/**
 * Starts a Firestore that speaks REST, WebChannel and gRPC on one port.
 * @throws when the rules, indexes or export cannot be read or the port is taken
 */
export async function startFirestore(options: FirestoreOptions): Promise<RunningFirestore> {
  const report = options.log ?? ((text: string) => console.error(text));
  const indexes = options.indexesFile === undefined ? undefined : await loadIndexes(options.indexesFile);
  const rules = new RulesetRegistry(compileWithCoverage);
  if (options.rulesFile !== undefined) await rules.loadFile(options.rulesFile);
  const engine = new Engine(rules, { indexes, debug: (text) => report(`debug: ${text}`) });
  if (options.importFile !== undefined)
    engine.importDocuments(await loadImport(options.importFile, options.projectId));
  const channel = new WebChannelServer(engine, report);
  const grpc = new LazyGrpcServer(engine, report);
  const http = createHttpServer(engine, channel, report);
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

// Loaded when asked for, so that an engine without them starts faster.

async function loadIndexes(file: string): Promise<IndexRegistry> {
  const { IndexRegistry } = await import('./indexes/index-registry.ts');
  return IndexRegistry.fromFile(file);
}

async function loadImport(file: string, projectId: string): Promise<readonly StoredDocument[]> {
  const { readExport } = await import('./admin/export-format.ts');
  return readExport(file, projectId);
}
