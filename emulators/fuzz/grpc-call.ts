import { once } from 'node:events';
import { constants, type ClientHttp2Session } from 'node:http2';
import { ServiceDescriptor } from '#firestore/transports/service-descriptor.ts';
import { ProtoJsonConverter } from '#firestore/transports/proto-json-converter.ts';

const service = '/google.firestore.v1.Firestore';
const descriptor = new ServiceDescriptor();
const protoJson = new ProtoJsonConverter(descriptor);

/** A method's request as protobuf bytes. @throws Error for a method that the service does not have */
export function encodeRequest(method: string, request: object): Buffer {
  const definition = descriptor.service[method];
  if (!definition) throw new Error(`Firestore has no ${method}.`);
  const type = `google.firestore.v1.${method}Request`;
  return definition.requestSerialize(protoJson.fromJson(type, request as Record<string, unknown>));
}

/** A message with the five bytes that gRPC puts before it. */
export function frameMessage(message: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(message.length, 1);
  return Buffer.concat([head, message]);
}

/** How a call ended: '' when it was told nothing. */
export interface GrpcStatus {
  readonly status: string;
  readonly message: string;
}

/** Calls a method over HTTP/2 with the bytes as they are. @param cancel breaks the call off as soon as it is sent */
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
  let end: GrpcStatus = { status: '', message: '' };
  const take = (headers: { readonly 'grpc-status'?: string; readonly 'grpc-message'?: string }) => {
    const status = headers['grpc-status'];
    if (status !== undefined) end = { status, message: headers['grpc-message'] ?? '' };
  };
  stream
    .on('response', take)
    .on('trailers', take)
    .on('error', () => {});
  stream.resume().end(call.bytes);
  if (call.cancel) stream.close(constants.NGHTTP2_CANCEL);
  await once(stream, 'close');
  return end;
}
