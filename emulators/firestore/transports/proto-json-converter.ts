/**
 * Between protobuf messages as gRPC's library makes them and ProtoJSON, which the engine speaks: the two
 * differ in timestamps, wrapped numbers, null and the doubles that JSON lacks.
 */
import { invalidArgumentError } from '../errors.ts';
import { formatInstantMicros, parseInstant } from '../values/instant.ts';
import type { ServiceDescriptor, FieldDescriptor } from './service-descriptor.ts';

type ProtoMessage = Readonly<Record<string, unknown>>;

const wrapperTypes: ReadonlySet<string> = new Set(
  ['Int32Value', 'Int64Value', 'UInt32Value', 'DoubleValue', 'BoolValue', 'StringValue'].map(
    (name) => `google.protobuf.${name}`,
  ),
);

const lastSecond = 253402300799n;

export class ProtoJsonConverter {
  readonly #descriptor: ServiceDescriptor;

  constructor(descriptor: ServiceDescriptor) {
    this.#descriptor = descriptor;
  }

  /** @param type the message's full name. @throws INVALID_ARGUMENT for instants outside the years 1 to 9999 */
  toJson(type: string, message: ProtoMessage): ProtoMessage {
    return this.#convertFields(type, message, (field, value) => this.#valueToJson(field, value));
  }

  fromJson(type: string, json: ProtoMessage): ProtoMessage {
    return this.#convertFields(type, json, (field, value) => this.#valueFromJson(field, value));
  }

  #convertFields(
    type: string,
    message: ProtoMessage,
    convert: (field: FieldDescriptor, value: unknown) => unknown,
  ): ProtoMessage {
    const shape = this.#descriptor.getMessage(type);
    const converted: Record<string, unknown> = {};
    for (const name of Object.keys(message)) {
      const field = shape.get(name);
      const value = message[name];
      if (field === undefined || value === undefined) continue;
      if (field.isRepeated)
        converted[name] = (value as readonly unknown[]).map((item) => convert(field, item));
      else if (field.isMap) {
        const entries = Object.entries(value as ProtoMessage);
        converted[name] = Object.fromEntries(entries.map(([key, item]) => [key, convert(field, item)]));
      } else converted[name] = convert(field, value);
    }
    return converted;
  }

  #valueToJson({ type }: FieldDescriptor, value: unknown): unknown {
    if (type === 'google.protobuf.NullValue') return null;
    if (type === 'double' && typeof value === 'number' && !Number.isFinite(value)) return String(value);
    if (typeof value !== 'object' || value === null) return value;
    const message = value as ProtoMessage;
    if (type === 'google.protobuf.Timestamp') return timestampToJson(message);
    if (wrapperTypes.has(type)) return message['value'] ?? 0;
    return this.toJson(type, message);
  }

  #valueFromJson({ type }: FieldDescriptor, value: unknown): unknown {
    if (type === 'google.protobuf.NullValue') return 0;
    if (type === 'double') return Number(value);
    if (type === 'google.protobuf.Timestamp') return timestampFromJson(String(value));
    if (wrapperTypes.has(type)) return { value };
    return typeof value === 'object' && value !== null ? this.fromJson(type, value as ProtoMessage) : value;
  }
}

function timestampToJson(message: ProtoMessage): string {
  const seconds = BigInt((message['seconds'] ?? 0) as string | number);
  const nanos = Number(message['nanos'] ?? 0);
  if (seconds > lastSecond || seconds < -62135596800n || nanos < 0 || nanos > 999_999_999)
    throw invalidArgumentError(`Invalid timestamp: ${seconds} s ${nanos} ns.`);
  return formatInstantMicros(seconds * 1_000_000n + BigInt(Math.floor(nanos / 1000)));
}

function timestampFromJson(text: string): ProtoMessage {
  const micros = parseInstant(text);
  const fraction = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n;
  return { seconds: String((micros - fraction) / 1_000_000n), nanos: Number(fraction) * 1000 };
}
