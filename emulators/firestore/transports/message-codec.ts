import { isUtf8 } from 'node:buffer';
import { createRequire } from 'node:module';
import type { ServiceDefinition } from '@grpc/grpc-js';
import type { MethodDefinition } from '@grpc/proto-loader';
import { invalidArgumentError } from '../errors.ts';
import type { JsonObject } from '../parse-json.ts';
import type { ProtoJsonConverter } from './proto-json-converter.ts';

/**
 * A copy of the service that passes requests to handlers as bytes. When @grpc/grpc-js fails to decode a message of a
 * stream, it ends the call without notifying the handler, and a later response leaves the client waiting forever.
 */
export function withRawRequests(service: ServiceDefinition): ServiceDefinition {
  const requestDeserialize = (bytes: Buffer) => bytes;
  return Object.fromEntries(
    Object.entries(service).map(([name, method]) => [name, { ...method, requestDeserialize }]),
  );
}

interface ProtobufReader {
  bytes(): Buffer;
}

const requireLocal = createRequire(import.meta.url);
/** protobufjs is a dependency of @grpc/proto-loader. */
const { BufferReader } = createRequire(requireLocal.resolve('@grpc/proto-loader'))('protobufjs') as {
  readonly BufferReader: new (bytes: Buffer) => ProtobufReader;
};

/** Refuses texts that are no UTF-8, half an emoji for example, as the service does; protobufjs replaces what is invalid. */
class StrictReader extends BufferReader {
  string(): string {
    const bytes = this.bytes();
    if (!isUtf8(bytes)) throw new Error('a text is not valid UTF-8');
    return bytes.toString();
  }
}

/** Converts the requests (bytes) and responses (messages) of a method from and to ProtoJSON. */
export class MessageCodec {
  readonly #json: ProtoJsonConverter;
  readonly #decode: (reader: ProtobufReader) => object;
  readonly #requestType: string;
  readonly #responseType: string;

  constructor(json: ProtoJsonConverter, method: MethodDefinition<object, object>) {
    this.#json = json;
    // Generated decoders take readers as well as bytes.
    this.#decode = method.requestDeserialize as (input: unknown) => object;
    this.#requestType = getFullMessageName(method.requestType);
    this.#responseType = getFullMessageName(method.responseType);
  }

  /** @throws INVALID_ARGUMENT when the bytes are not a valid request */
  decodeRequest(bytes: Buffer): JsonObject {
    let message: object;
    try {
      message = this.#decode(new StrictReader(bytes));
    } catch (error) {
      throw invalidArgumentError(
        `The request is not a valid ${this.#requestType}: ${(error as Error).message}.`,
      );
    }
    return this.#json.toJson(this.#requestType, message as JsonObject);
  }

  encodeResponse(response: unknown): JsonObject {
    return this.#json.fromJson(this.#responseType, response as JsonObject);
  }
}

/** The full name of a message type, of which @grpc/proto-loader keeps only the last part. */
function getFullMessageName(loaded: unknown): string {
  const { name } = (loaded as { readonly type: { readonly name: string } }).type;
  return name === 'Empty' ? 'google.protobuf.Empty' : `google.firestore.v1.${name}`;
}
