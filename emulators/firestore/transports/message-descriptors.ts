/** The messages of the Firestore service, as the descriptor that @google-cloud/firestore ships describes them. */
import { createRequire } from 'node:module';

interface FieldJson {
  readonly type: string;
  readonly id: number;
  readonly rule?: string;
  readonly keyType?: string;
}

/** A namespace, message or enum of the descriptor. */
export interface DescriptorNode {
  readonly fields?: Record<string, FieldJson>;
  readonly oneofs?: Readonly<Record<string, { readonly oneof: readonly string[] }>>;
  readonly values?: Readonly<Record<string, number>>;
  readonly nested?: Readonly<Record<string, DescriptorNode>>;
}

/** A field of a message. */
export interface FieldDescriptor {
  readonly name: string;
  readonly isRepeated: boolean;
  readonly isMap: boolean;
  /** The full name of a message or enum, or the name of a scalar type. */
  readonly type: string;
  /** The numbers of the names of an enum. */
  readonly enumValues: Readonly<Record<string, number>> | undefined;
  /** The union that the field belongs to, of which only one may be set. */
  readonly oneof: string | undefined;
}

/** The fields of a message, by their names in JSON: `orderBy`. */
export type MessageDescriptor = ReadonlyMap<string, FieldDescriptor>;

export const firestorePackage = 'google.firestore.v1';

export class MessageDescriptors {
  readonly root: DescriptorNode;
  readonly #messages = new Map<string, MessageDescriptor>();

  constructor() {
    // @google-cloud/firestore is a dependency of firebase-admin.
    const requireLocal = createRequire(import.meta.url);
    const requireFromAdmin = createRequire(requireLocal.resolve('firebase-admin'));
    this.root = requireFromAdmin('@google-cloud/firestore/build/protos/v1.json') as DescriptorNode;
    const write = this.#findNode(`${firestorePackage}.Write`);
    if (write?.fields === undefined) throw new Error('The Firestore descriptor has no Write message.');
    // The published descriptor lacks the write that SDKs send for documents that a transaction only read.
    write.fields['verify'] = { type: 'string', id: 5 };
  }

  /** The fields of a message. @param name its full name */
  getMessage(name: string): MessageDescriptor {
    let message = this.#messages.get(name);
    if (message === undefined) {
      const { fields = {}, oneofs = {} } = this.#findNode(name) ?? {};
      const findOneof = (field: string) =>
        Object.keys(oneofs).find((key) => oneofs[key]?.oneof.includes(field));
      message = new Map(
        Object.entries(fields).map(([field, { type, rule, keyType }]) => [
          field,
          {
            name: field,
            isRepeated: rule === 'repeated',
            isMap: keyType !== undefined,
            ...this.#resolveType(name, type),
            // Of a write without `verify` in its union.
            oneof: findOneof(field) ?? (field === 'verify' ? 'operation' : undefined),
          },
        ]),
      );
      this.#messages.set(name, message);
    }
    return message;
  }

  /** Resolves a type name from the innermost scope outwards, as in proto files. */
  #resolveType(message: string, type: string): Pick<FieldDescriptor, 'type' | 'enumValues'> {
    for (const scope of getEnclosingScopes(message)) {
      const name = scope === '' ? type : `${scope}.${type}`;
      const node = this.#findNode(name);
      if (node?.values !== undefined || node?.fields !== undefined)
        return { type: name, enumValues: node.values };
    }
    return { type, enumValues: undefined };
  }

  #findNode(name: string): DescriptorNode | undefined {
    let node: DescriptorNode | undefined = this.root;
    for (const part of name.split('.')) node = node?.nested?.[part];
    return node;
  }
}

/** For a.b.c: a.b.c, a.b, a and the root. */
function getEnclosingScopes(name: string): readonly string[] {
  const parts = name.split('.');
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('.')), ''];
}
