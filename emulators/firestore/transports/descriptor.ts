/**
 * The Firestore service's description, from the descriptor that @google-cloud/firestore ships, read both as
 * gRPC methods and as the shapes of its messages.
 */
import { createRequire } from 'node:module';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import { z } from 'zod';

const fieldShape = z.object({
  type: z.string(),
  id: z.number(),
  rule: z.string().optional(),
  keyType: z.string().optional(),
});

type FieldJson = z.infer<typeof fieldShape>;

/** A namespace, message or enum of the descriptor. */
interface Node {
  fields?: Record<string, FieldJson> | undefined;
  values?: Record<string, number> | undefined;
  nested?: Record<string, Node> | undefined;
}

const nodeShape: z.ZodType<Node> = z.lazy(() =>
  z.looseObject({
    fields: z.record(z.string(), fieldShape).optional(),
    values: z.record(z.string(), z.number()).optional(),
    nested: z.record(z.string(), nodeShape).optional(),
  }),
);

/** What a message's field holds. */
export interface FieldShape {
  readonly list: boolean;
  readonly map: boolean;
  /** A message's full name, `enum`, or a scalar type's name. */
  readonly type: string;
}

export type MessageShape = ReadonlyMap<string, FieldShape>;

const PACKAGE = 'google.firestore.v1';

export class Descriptor {
  readonly service: ServiceDefinition;
  readonly #root: Node;
  readonly #shapes = new Map<string, MessageShape>();

  constructor() {
    // firebase-admin brings the package along; it is resolved from there.
    const fromHere = createRequire(import.meta.url);
    const fromAdmin = createRequire(fromHere.resolve('firebase-admin'));
    const root = nodeShape.parse(fromAdmin('@google-cloud/firestore/build/protos/v1.json'));
    const write = this.#find(root, `${PACKAGE}.Write`)?.fields;
    if (write === undefined) throw new Error('The Firestore descriptor has no Write message.');
    // The published descriptor lacks what SDKs send for documents that a transaction only read.
    write['verify'] = { type: 'string', id: 5 };
    this.#root = root;
    const loaded = fromJSON(root as Parameters<typeof fromJSON>[0], {
      longs: String,
      enums: String,
      bytes: String,
      defaults: false,
      oneofs: false,
    });
    this.service = loaded[`${PACKAGE}.Firestore`] as ServiceDefinition;
  }

  /** The fields of a message, by full name. */
  shape(name: string): MessageShape {
    let shape = this.#shapes.get(name);
    if (shape === undefined) {
      const fields = this.#find(this.#root, name)?.fields ?? {};
      shape = new Map(Object.entries(fields).map(([field, json]) => [field, this.#fieldShape(name, json)]));
      this.#shapes.set(name, shape);
    }
    return shape;
  }

  #fieldShape(message: string, { type, rule, keyType }: FieldJson): FieldShape {
    return { list: rule === 'repeated', map: keyType !== undefined, type: this.#resolve(message, type) };
  }

  /** Type names are looked up from the inside out, as in proto files. */
  #resolve(message: string, type: string): string {
    for (const scope of enclosing(message)) {
      const name = scope === '' ? type : `${scope}.${type}`;
      const node = this.#find(this.#root, name);
      if (node?.values !== undefined) return name === 'google.protobuf.NullValue' ? name : 'enum';
      if (node?.fields !== undefined) return name;
    }
    return type;
  }

  #find(root: Node, name: string): Node | undefined {
    let node: Node | undefined = root;
    for (const part of name.split('.')) node = node?.nested?.[part];
    return node;
  }
}

/** a.b.c, a.b, a and the root. */
function enclosing(name: string): readonly string[] {
  const parts = name.split('.');
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('.')), ''];
}
