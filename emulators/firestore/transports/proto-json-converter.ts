import type { JsonObject } from '../parse-json.ts';
import { formatInstantMicros, joinSeconds, parseInstant, splitSeconds } from '../values/instant.ts';
import type { FieldDescriptor, MessageDescriptors } from './message-descriptors.ts';

const wrapperTypes: ReadonlySet<string> = new Set(
  ['Int32Value', 'Int64Value', 'UInt32Value', 'DoubleValue', 'BoolValue', 'StringValue'].map(
    (name) => `google.protobuf.${name}`,
  ),
);

/**
 * Converts between protobuf messages as @grpc/proto-loader creates them and ProtoJSON. They differ in timestamps,
 * wrapped numbers, null, and the doubles that JSON lacks.
 */
export class ProtoJsonConverter {
  readonly #descriptor: MessageDescriptors;

  constructor(descriptor: MessageDescriptors) {
    this.#descriptor = descriptor;
  }

  /** @param type the full name of the message. @throws INVALID_ARGUMENT for timestamps outside the years 1 to 9999 */
  toJson(type: string, message: JsonObject): JsonObject {
    return this.#convertFields(type, message, (field, value) => this.#valueToJson(field, value));
  }

  fromJson(type: string, json: JsonObject): JsonObject {
    return this.#convertFields(type, json, (field, value) => this.#valueFromJson(field, value));
  }

  #convertFields(
    type: string,
    message: JsonObject,
    convert: (field: FieldDescriptor, value: unknown) => unknown,
  ): JsonObject {
    const descriptor = this.#descriptor.getMessage(type);
    const converted: Record<string, unknown> = {};
    for (const name of Object.keys(message)) {
      const field = descriptor.get(name);
      const value = message[name];
      if (field === undefined || value === undefined) continue;
      if (field.isRepeated)
        converted[name] = (value as readonly unknown[]).map((item) => convert(field, item));
      else if (field.isMap) {
        const entries = Object.entries(value as JsonObject);
        converted[name] = Object.fromEntries(entries.map(([key, item]) => [key, convert(field, item)]));
      } else converted[name] = convert(field, value);
    }
    return converted;
  }

  #valueToJson({ type }: FieldDescriptor, value: unknown): unknown {
    if (type === 'google.protobuf.NullValue') return null;
    if (type === 'double' && typeof value === 'number' && !Number.isFinite(value)) return String(value);
    if (typeof value !== 'object' || value === null) return value;
    const message = value as JsonObject;
    if (type === 'google.protobuf.Timestamp') return timestampToJson(message);
    if (wrapperTypes.has(type)) return message['value'] ?? 0;
    return this.toJson(type, message);
  }

  #valueFromJson({ type }: FieldDescriptor, value: unknown): unknown {
    if (type === 'google.protobuf.NullValue') return 0;
    if (type === 'double') return Number(value);
    if (type === 'google.protobuf.Timestamp') return timestampFromJson(String(value));
    if (wrapperTypes.has(type)) return { value };
    return typeof value === 'object' && value !== null ? this.fromJson(type, value as JsonObject) : value;
  }
}

function timestampToJson(message: JsonObject): string {
  const seconds = BigInt((message['seconds'] ?? 0) as string | number);
  return formatInstantMicros(joinSeconds(seconds, Number(message['nanos'] ?? 0)));
}

function timestampFromJson(text: string): JsonObject {
  const { seconds, fraction } = splitSeconds(parseInstant(text));
  return { seconds: String(seconds), nanos: fraction * 1000 };
}
