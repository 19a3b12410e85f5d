import { compileWithCoverage } from '#emulators/rules/coverage.ts';
import { Engine } from './engine.ts';
import type { IndexBook } from './indexes/index-book.ts';
import { RulesBook } from './rules-bridge/rules-book.ts';
import type { StoredDocument } from './store/document.ts';
import { GrpcDoor } from './transports/grpc-door.ts';
import { createHttpServer } from './transports/http.ts';
import { openPort } from './transports/port.ts';
import { WebChannel } from './transports/webchannel.ts';

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
  readonly seedFrom?: string;
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
  const indexes = options.indexesFile === undefined ? undefined : await readIndexes(options.indexesFile);
  const rules = new RulesBook(compileWithCoverage);
  if (options.rulesFile !== undefined) await rules.loadFile(options.rulesFile);
  const engine = new Engine(rules, { indexes, debug: (text) => report(`debug: ${text}`) });
  if (options.seedFrom !== undefined) engine.insert(await readSeed(options.seedFrom, options.projectId));
  const channel = new WebChannel(engine, report);
  const grpc = new GrpcDoor(engine, report);
  const http = createHttpServer(engine, channel, report);
  const port = await openPort(options.host, options.port, http, (socket) => grpc.admit(socket));
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

async function readIndexes(file: string): Promise<IndexBook> {
  const { IndexBook } = await import('./indexes/index-book.ts');
  return IndexBook.fromFile(file);
}

async function readSeed(file: string, projectId: string): Promise<readonly StoredDocument[]> {
  const { readExport } = await import('./admin/export-format.ts');
  return readExport(file, projectId);
}
