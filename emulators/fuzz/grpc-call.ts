import { once } from 'node:events';
import { constants, type ClientHttp2Session } from 'node:http2';
import { MessageDescriptors } from '#firestore/transports/message-descriptors.ts';
import { loadService } from '#firestore/transports/service-descriptor.ts';
import { ProtoJsonConverter } from '#firestore/transports/proto-json-converter.ts';

const service = '/google.firestore.v1.Firestore';
const descriptors = new MessageDescriptors();
const methods = loadService(descriptors);
const protoJson = new ProtoJsonConverter(descriptors);

/** Encodes the request of a method. @throws Error for an unknown method */
export function encodeRequest(method: string, request: object): Buffer {
  const definition = methods[method];
  if (!definition) throw new Error(`Unknown method ${method}.`);
  const type = `google.firestore.v1.${method}Request`;
  return definition.requestSerialize(protoJson.fromJson(type, request as Record<string, unknown>));
}

/** Adds the five-byte gRPC header to a message. */
export function frameMessage(message: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt32BE(message.length, 1);
  return Buffer.concat([header, message]);
}

/** The status of a finished call; an empty string when none was received. */
export interface GrpcStatus {
  readonly status: string;
  readonly message: string;
}

/** Calls a method over HTTP/2 with arbitrary bytes. With `cancel`, the call is canceled after it has been sent. */
export async function callGrpc(
  session: ClientHttp2Session,
  call: { readonly method: string; readonly bytes: Buffer; readonly cancel: boolean },
): Promise<GrpcStatus> {
  const stream = session.request({
    ':method': 'POST',
    ':path': `${service}/${call.method}`,
    'content-type': 'application/grpc',
    te: 'trailers',
    authorization: 'Bearer owner',
  });
  let result: GrpcStatus = { status: '', message: '' };
  const readStatus = (headers: { readonly 'grpc-status'?: string; readonly 'grpc-message'?: string }) => {
    const status = headers['grpc-status'];
    if (status !== undefined) result = { status, message: headers['grpc-message'] ?? '' };
  };
  stream
    .on('response', readStatus)
    .on('trailers', readStatus)
    .on('error', () => {});
  stream.resume().end(call.bytes);
  if (call.cancel) stream.close(constants.NGHTTP2_CANCEL);
  await once(stream, 'close');
  return result;
}
