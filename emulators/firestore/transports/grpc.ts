import type { Socket } from 'node:net';
import type {
  handleBidiStreamingCall,
  handleServerStreamingCall,
  handleUnaryCall,
  Metadata,
  UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { readCaller } from '../caller.ts';
import type { Caller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { toRpcError } from '../errors.ts';
import { ListenStream } from '../listen/listen-stream.ts';
import { STREAMING, UNARY } from '../rpc/methods.ts';
import { WriteStream } from '../rpc/write-stream.ts';
import type { MessageStream } from './channel-session.ts';
import { Descriptor } from './descriptor.ts';
import { ProtoJson } from './proto-json.ts';

type Message = Readonly<Record<string, unknown>>;
type OpenStream = (caller: Caller, send: (message: object) => void) => MessageStream;

/** The gRPC side of the port; made ready when the first HTTP/2 connection comes. */
export class GrpcDoor {
  readonly #engine: Engine;
  readonly #report: (text: string) => void;
  #open: { readonly server: Server; readonly admit: (socket: Socket) => void } | undefined;

  constructor(engine: Engine, report: (text: string) => void) {
    this.#engine = engine;
    this.#report = report;
  }

  /** Takes over a connection that speaks HTTP/2. */
  admit(socket: Socket): void {
    this.#open ??= this.#start();
    this.#open.admit(socket);
  }

  close(): void {
    this.#open?.server.forceShutdown();
  }

  #start() {
    const descriptor = new Descriptor();
    const server = new Server({ 'grpc.max_receive_message_length': 11_534_336 });
    server.addService(descriptor.service, this.#handlers(descriptor));
    const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
    return { server, admit: (socket: Socket) => injector.injectConnection(socket) };
  }

  #handlers(descriptor: Descriptor): UntypedServiceImplementation {
    const json = new ProtoJson(descriptor);
    const streams: Readonly<Record<string, OpenStream>> = {
      Listen: (caller, send) => new ListenStream(this.#engine, caller, send, this.#report),
      Write: (caller, send) => new WriteStream(this.#engine, caller, send),
    };
    const handlers: UntypedServiceImplementation = {};
    for (const [name, method] of Object.entries(descriptor.service)) {
      const types = messageTypes(method as object);
      const stream = streams[name];
      if (stream !== undefined) handlers[name] = this.#bidirectional(json, types, stream);
      else if (Object.hasOwn(UNARY, name)) handlers[name] = this.#unary(json, types, name);
      else if (Object.hasOwn(STREAMING, name)) handlers[name] = this.#streaming(json, types, name);
    }
    return handlers;
  }

  #failure(thrown: unknown): { code: number; details: string } {
    const error = toRpcError(thrown, this.#report);
    return { code: error.grpcCode, details: error.message };
  }

  #unary(json: ProtoJson, types: MessageTypes, name: string): handleUnaryCall<Message, Message> {
    return (call, done) => {
      try {
        const request = json.toJson(types.request, call.request);
        const answer = UNARY[name]?.(this.#engine, callerOf(call.metadata), request, this.#report);
        done(null, json.fromJson(types.response, answer as Message));
      } catch (thrown) {
        done(this.#failure(thrown));
      }
    };
  }

  #streaming(
    json: ProtoJson,
    types: MessageTypes,
    name: string,
  ): handleServerStreamingCall<Message, Message> {
    return (call) => {
      try {
        const request = json.toJson(types.request, call.request);
        const answers = STREAMING[name]?.(this.#engine, callerOf(call.metadata), request) ?? [];
        for (const answer of answers) call.write(json.fromJson(types.response, answer as Message));
        call.end();
      } catch (thrown) {
        call.emit('error', this.#failure(thrown));
      }
    };
  }

  #bidirectional(
    json: ProtoJson,
    types: MessageTypes,
    open: OpenStream,
  ): handleBidiStreamingCall<Message, Message> {
    return (call) => {
      let stream: MessageStream | undefined;
      const close = () => {
        stream?.close();
        stream = undefined;
      };
      const fail = (thrown: unknown) => {
        close();
        call.emit('error', this.#failure(thrown));
      };
      call.on('error', close);
      call.on('cancelled', close);
      call.on('end', () => {
        close();
        call.end();
      });
      try {
        const send = (message: object) => call.write(json.fromJson(types.response, message as Message));
        stream = open(callerOf(call.metadata), send);
      } catch (thrown) {
        fail(thrown);
        return;
      }
      call.on('data', (message: Message) => {
        try {
          stream?.receive(json.toJson(types.request, message));
        } catch (thrown) {
          fail(thrown);
        }
      });
    };
  }
}

function callerOf(metadata: Metadata): Caller {
  const header = metadata.get('authorization')[0];
  return readCaller(header === undefined ? undefined : String(header));
}

interface MessageTypes {
  readonly request: string;
  readonly response: string;
}

/** The full names of a method's messages; the loader keeps them with their short names. */
function messageTypes(method: object): MessageTypes {
  const { requestType, responseType } = method as Record<
    'requestType' | 'responseType',
    { readonly type: { readonly name: string } }
  >;
  const full = (name: string) => (name === 'Empty' ? 'google.protobuf.Empty' : `google.firestore.v1.${name}`);
  return { request: full(requestType.type.name), response: full(responseType.type.name) };
}
