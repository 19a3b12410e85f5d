/**
 * The Firestore service's description, from the descriptor that @google-cloud/firestore ships, read both as
 * gRPC methods and as the shapes of its messages.
 */
import { createRequire } from 'node:module';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';
import { z } from 'zod';

const fieldSchema = z.object({
  type: z.string(),
  id: z.number(),
  rule: z.string().optional(),
  keyType: z.string().optional(),
});

type FieldJson = z.infer<typeof fieldSchema>;

/** A namespace, message or enum of the descriptor. */
interface DescriptorNode {
  fields?: Record<string, FieldJson> | undefined;
  values?: Record<string, number> | undefined;
  nested?: Record<string, DescriptorNode> | undefined;
}

const nodeSchema: z.ZodType<DescriptorNode> = z.lazy(() =>
  z.looseObject({
    fields: z.record(z.string(), fieldSchema).optional(),
    values: z.record(z.string(), z.number()).optional(),
    nested: z.record(z.string(), nodeSchema).optional(),
  }),
);

/** What a message's field holds. */
export interface FieldDescriptor {
  readonly isRepeated: boolean;
  readonly isMap: boolean;
  /** A message's full name, `enum`, or a scalar type's name. */
  readonly type: string;
}

export type MessageDescriptor = ReadonlyMap<string, FieldDescriptor>;

const firestorePackage = 'google.firestore.v1';

export class ServiceDescriptor {
  readonly service: ServiceDefinition;
  readonly #root: DescriptorNode;
  readonly #messages = new Map<string, MessageDescriptor>();

  constructor() {
    // firebase-admin brings the package along; it is resolved from there.
    const fromHere = createRequire(import.meta.url);
    const fromAdmin = createRequire(fromHere.resolve('firebase-admin'));
    const root = nodeSchema.parse(fromAdmin('@google-cloud/firestore/build/protos/v1.json'));
    const write = this.#findNode(root, `${firestorePackage}.Write`)?.fields;
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
    this.service = loaded[`${firestorePackage}.Firestore`] as ServiceDefinition;
  }

  /** The fields of a message, by full name. */
  getMessage(name: string): MessageDescriptor {
    let shape = this.#messages.get(name);
    if (shape === undefined) {
      const fields = this.#findNode(this.#root, name)?.fields ?? {};
      shape = new Map(
        Object.entries(fields).map(([field, json]) => [field, this.#toFieldDescriptor(name, json)]),
      );
      this.#messages.set(name, shape);
    }
    return shape;
  }

  #toFieldDescriptor(message: string, { type, rule, keyType }: FieldJson): FieldDescriptor {
    return {
      isRepeated: rule === 'repeated',
      isMap: keyType !== undefined,
      type: this.#resolveType(message, type),
    };
  }

  /** Type names are looked up from the inside out, as in proto files. */
  #resolveType(message: string, type: string): string {
    for (const scope of getEnclosingScopes(message)) {
      const name = scope === '' ? type : `${scope}.${type}`;
      const node = this.#findNode(this.#root, name);
      if (node?.values !== undefined) return name === 'google.protobuf.NullValue' ? name : 'enum';
      if (node?.fields !== undefined) return name;
    }
    return type;
  }

  #findNode(root: DescriptorNode, name: string): DescriptorNode | undefined {
    let node: DescriptorNode | undefined = root;
    for (const part of name.split('.')) node = node?.nested?.[part];
    return node;
  }
}

/** a.b.c, a.b, a and the root. */
function getEnclosingScopes(name: string): readonly string[] {
  const parts = name.split('.');
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('.')), ''];
}
