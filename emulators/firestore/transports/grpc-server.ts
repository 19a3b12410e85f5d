import type { Socket } from 'node:net';
import type {
  handleBidiStreamingCall,
  handleServerStreamingCall,
  handleUnaryCall,
  Metadata,
  ServiceDefinition,
  UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import type { MethodDefinition } from '@grpc/proto-loader';
import { appCheckHeader } from '../../app-check.ts';
import { foreignHostMessage, isLocalHost } from '../../local-requests.ts';
import { parseAuthorizationHeader } from '../caller.ts';
import type { Caller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { RpcError, toRpcError } from '../errors.ts';
import { ListenStream } from '../listen/listen-stream.ts';
import { serverStreamingMethods, unaryMethods } from '../rpc/methods.ts';
import { WriteStream } from '../rpc/write-stream.ts';
import type { MessageStream } from './webchannel-session.ts';
import { MessageDescriptors } from './message-descriptors.ts';
import { loadService } from './service-descriptor.ts';
import type { JsonObject } from '../parse-json.ts';
import { MessageCodec, withRawRequests } from './message-codec.ts';
import { ProtoJsonConverter } from './proto-json-converter.ts';

type StreamFactory = (caller: Caller, send: (message: object) => void, end: () => void) => MessageStream;

/** Serves google.firestore.v1.Firestore over gRPC. */
export class GrpcServer {
  readonly #engine: Engine;
  readonly #log: (text: string) => void;
  readonly #server: Server;
  readonly #injectConnection: (socket: Socket) => void;

  constructor(engine: Engine, log: (text: string) => void) {
    this.#engine = engine;
    this.#log = log;
    const descriptors = new MessageDescriptors();
    const service = loadService(descriptors);
    this.#server = new Server({ 'grpc.max_receive_message_length': 11_534_336 });
    this.#server.addService(withRawRequests(service), this.#createHandlers(service, descriptors));
    const injector = this.#server.createConnectionInjector(ServerCredentials.createInsecure());
    this.#injectConnection = (socket) => injector.injectConnection(socket);
  }

  /** Serves a connection that speaks HTTP/2. */
  acceptConnection(socket: Socket): void {
    this.#injectConnection(socket);
  }

  close(): void {
    this.#server.forceShutdown();
  }

  #createHandlers(service: ServiceDefinition, descriptors: MessageDescriptors): UntypedServiceImplementation {
    const json = new ProtoJsonConverter(descriptors);
    const streams: Readonly<Record<string, StreamFactory>> = {
      Listen: (caller, send) => new ListenStream(this.#engine, caller, send, this.#log),
      Write: (caller, send, end) => new WriteStream(this.#engine, caller, send, end),
    };
    const handlers: UntypedServiceImplementation = {};
    for (const [name, method] of Object.entries(service)) {
      const codec = new MessageCodec(json, method as MethodDefinition<object, object>);
      const stream = streams[name];
      if (stream !== undefined) handlers[name] = this.#handleBidiStreaming(codec, stream);
      else if (Object.hasOwn(unaryMethods, name)) handlers[name] = this.#handleUnary(codec, name);
      else if (Object.hasOwn(serverStreamingMethods, name))
        handlers[name] = this.#handleServerStreaming(codec, name);
    }
    return handlers;
  }

  #toStatus(thrown: unknown): { code: number; details: string } {
    const error = toRpcError(thrown, this.#log);
    return { code: error.grpcCode, details: error.message };
  }

  #handleUnary(codec: MessageCodec, name: string): handleUnaryCall<Buffer, JsonObject> {
    return (call, done) => {
      try {
        const caller = this.#parseCaller(call);
        const request = codec.decodeRequest(call.request);
        const response = unaryMethods[name]?.(this.#engine, caller, request, this.#log);
        done(null, codec.encodeResponse(response));
      } catch (thrown) {
        done(this.#toStatus(thrown));
      }
    };
  }

  #handleServerStreaming(codec: MessageCodec, name: string): handleServerStreamingCall<Buffer, JsonObject> {
    return (call) => {
      try {
        const caller = this.#parseCaller(call);
        const request = codec.decodeRequest(call.request);
        const responses = serverStreamingMethods[name]?.(this.#engine, caller, request) ?? [];
        for (const response of responses) call.write(codec.encodeResponse(response));
        call.end();
      } catch (thrown) {
        call.emit('error', this.#toStatus(thrown));
      }
    };
  }

  #handleBidiStreaming(
    codec: MessageCodec,
    open: StreamFactory,
  ): handleBidiStreamingCall<Buffer, JsonObject> {
    return (call) => {
      let stream: MessageStream | undefined;
      const close = () => {
        stream?.close();
        stream = undefined;
      };
      const fail = (thrown: unknown) => {
        close();
        call.emit('error', this.#toStatus(thrown));
      };
      call.on('error', close);
      call.on('cancelled', close);
      call.on('end', () => {
        close();
        call.end();
      });
      try {
        const send = (message: object) => call.write(codec.encodeResponse(message));
        stream = open(this.#parseCaller(call), send, () => call.end());
      } catch (thrown) {
        fail(thrown);
        return;
      }
      call.on('data', (bytes: Buffer) => {
        try {
          stream?.receive(codec.decodeRequest(bytes));
        } catch (thrown) {
          fail(thrown);
        }
      });
    };
  }

  #parseCaller(call: { readonly metadata: Metadata; getHost(): string }): Caller {
    if (!isLocalHost(call.getHost())) throw new RpcError('PERMISSION_DENIED', foreignHostMessage);
    const getText = (name: string) => call.metadata.get(name)[0]?.toString();
    const caller = parseAuthorizationHeader(getText('authorization'));
    this.#engine.requireAppCheck(caller, getText(appCheckHeader));
    return caller;
  }
}
