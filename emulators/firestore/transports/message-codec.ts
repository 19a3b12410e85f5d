import type { ServiceDefinition } from '@grpc/grpc-js';
import type { MethodDefinition } from '@grpc/proto-loader';
import { invalidArgumentError } from '../errors.ts';
import type { ProtoJsonConverter } from './proto-json-converter.ts';

export type ProtoMessage = Readonly<Record<string, unknown>>;

/**
 * The methods with requests left as bytes. When the library finds one that is no message behind others in a stream, it
 * ends the call beside the handler, whose next answer then leaves the client waiting forever; so the handlers decode.
 */
export function withRawRequests(service: ServiceDefinition): ServiceDefinition {
  const requestDeserialize = (bytes: Buffer) => bytes;
  return Object.fromEntries(
    Object.entries(service).map(([name, method]) => [name, { ...method, requestDeserialize }]),
  );
}

/** What a method takes and gives, between bytes, messages and ProtoJSON. */
export class MessageCodec {
  readonly #json: ProtoJsonConverter;
  readonly #decode: (bytes: Buffer) => object;
  readonly #requestType: string;
  readonly #responseType: string;

  constructor(json: ProtoJsonConverter, method: MethodDefinition<object, object>) {
    this.#json = json;
    this.#decode = method.requestDeserialize;
    this.#requestType = getFullMessageName(method.requestType);
    this.#responseType = getFullMessageName(method.responseType);
  }

  /** @throws INVALID_ARGUMENT for bytes that are no such message */
  decodeRequest(bytes: Buffer): ProtoMessage {
    let message: object;
    try {
      message = this.#decode(bytes);
    } catch (error) {
      throw invalidArgumentError(`The request is no ${this.#requestType}: ${(error as Error).message}.`);
    }
    return this.#json.toJson(this.#requestType, message as ProtoMessage);
  }

  encodeResponse(answer: unknown): ProtoMessage {
    return this.#json.fromJson(this.#responseType, answer as ProtoMessage);
  }
}

/** A message's full name; the loader keeps it with its short one. */
function getFullMessageName(loaded: unknown): string {
  const { name } = (loaded as { readonly type: { readonly name: string } }).type;
  return name === 'Empty' ? 'google.protobuf.Empty' : `google.firestore.v1.${name}`;
}
