import type { ServiceDefinition } from '@grpc/grpc-js';
import type { MethodDefinition } from '@grpc/proto-loader';
import { invalid } from '../errors.ts';
import type { ProtoJson } from './proto-json.ts';

export type Message = Readonly<Record<string, unknown>>;

/**
 * The methods with requests left as bytes. When the library finds one that is no message behind others in a stream, it
 * ends the call beside the handler, whose next answer then leaves the client waiting forever; so the handlers decode.
 */
export function undecoded(service: ServiceDefinition): ServiceDefinition {
  const requestDeserialize = (bytes: Buffer) => bytes;
  return Object.fromEntries(
    Object.entries(service).map(([name, method]) => [name, { ...method, requestDeserialize }]),
  );
}

/** What a method takes and gives, between bytes, messages and ProtoJSON. */
export class Messages {
  readonly #json: ProtoJson;
  readonly #decode: (bytes: Buffer) => object;
  readonly #request: string;
  readonly #response: string;

  constructor(json: ProtoJson, method: MethodDefinition<object, object>) {
    this.#json = json;
    this.#decode = method.requestDeserialize;
    this.#request = fullName(method.requestType);
    this.#response = fullName(method.responseType);
  }

  /** @throws INVALID_ARGUMENT for bytes that are no such message */
  read(bytes: Buffer): Message {
    let message: object;
    try {
      message = this.#decode(bytes);
    } catch (error) {
      throw invalid(`The request is no ${this.#request}: ${(error as Error).message}.`);
    }
    return this.#json.toJson(this.#request, message as Message);
  }

  answer(answer: unknown): Message {
    return this.#json.fromJson(this.#response, answer as Message);
  }
}

/** A message's full name; the loader keeps it with its short one. */
function fullName(loaded: unknown): string {
  const { name } = (loaded as { readonly type: { readonly name: string } }).type;
  return name === 'Empty' ? 'google.protobuf.Empty' : `google.firestore.v1.${name}`;
}
