/**
 * The descriptor of the Firestore service that @google-cloud/firestore ships, as gRPC methods and as descriptors of
 * its messages.
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

/** The type of a message field. */
export interface FieldDescriptor {
  readonly isRepeated: boolean;
  readonly isMap: boolean;
  /** The full name of a message, `enum`, or the name of a scalar type. */
  readonly type: string;
}

export type MessageDescriptor = ReadonlyMap<string, FieldDescriptor>;

const firestorePackage = 'google.firestore.v1';

export class ServiceDescriptor {
  readonly service: ServiceDefinition;
  readonly #root: DescriptorNode;
  readonly #messages = new Map<string, MessageDescriptor>();

  constructor() {
    // @google-cloud/firestore is a dependency of firebase-admin.
    const requireLocal = createRequire(import.meta.url);
    const requireFromAdmin = createRequire(requireLocal.resolve('firebase-admin'));
    const root = nodeSchema.parse(requireFromAdmin('@google-cloud/firestore/build/protos/v1.json'));
    const write = this.#findNode(root, `${firestorePackage}.Write`)?.fields;
    if (write === undefined) throw new Error('The Firestore descriptor has no Write message.');
    // The published descriptor lacks the write that SDKs send for documents that a transaction only read.
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

  /** The fields of a message. @param name its full name */
  getMessage(name: string): MessageDescriptor {
    let message = this.#messages.get(name);
    if (message === undefined) {
      const fields = this.#findNode(this.#root, name)?.fields ?? {};
      message = new Map(
        Object.entries(fields).map(([field, json]) => [field, this.#toFieldDescriptor(name, json)]),
      );
      this.#messages.set(name, message);
    }
    return message;
  }

  #toFieldDescriptor(message: string, { type, rule, keyType }: FieldJson): FieldDescriptor {
    return {
      isRepeated: rule === 'repeated',
      isMap: keyType !== undefined,
      type: this.#resolveType(message, type),
    };
  }

  /** Resolves a type name from the innermost scope outwards, as in proto files. */
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

/** For a.b.c: a.b.c, a.b, a and the root. */
function getEnclosingScopes(name: string): readonly string[] {
  const parts = name.split('.');
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('.')), ''];
}
