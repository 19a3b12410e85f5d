import type { Socket } from 'node:net';
import type {
  handleBidiStreamingCall,
  handleServerStreamingCall,
  handleUnaryCall,
  Metadata,
  UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import type { MethodDefinition } from '@grpc/proto-loader';
import { readCaller } from '../caller.ts';
import type { Caller } from '../caller.ts';
import type { Engine } from '../engine.ts';
import { toRpcError } from '../errors.ts';
import { ListenStream } from '../listen/listen-stream.ts';
import { STREAMING, UNARY } from '../rpc/methods.ts';
import { WriteStream } from '../rpc/write-stream.ts';
import type { MessageStream } from './channel-session.ts';
import { Descriptor } from './descriptor.ts';
import type { Message } from './grpc-messages.ts';
import { Messages, undecoded } from './grpc-messages.ts';
import { ProtoJson } from './proto-json.ts';

type OpenStream = (caller: Caller, send: (message: object) => void) => MessageStream;

/** The gRPC side of the port. */
export class GrpcServer {
  readonly #engine: Engine;
  readonly #report: (text: string) => void;
  readonly #server: Server;
  readonly #inject: (socket: Socket) => void;

  constructor(engine: Engine, report: (text: string) => void) {
    this.#engine = engine;
    this.#report = report;
    const descriptor = new Descriptor();
    this.#server = new Server({ 'grpc.max_receive_message_length': 11_534_336 });
    this.#server.addService(undecoded(descriptor.service), this.#handlers(descriptor));
    const injector = this.#server.createConnectionInjector(ServerCredentials.createInsecure());
    this.#inject = (socket) => injector.injectConnection(socket);
  }

  /** Takes over a connection that speaks HTTP/2. */
  admit(socket: Socket): void {
    this.#inject(socket);
  }

  close(): void {
    this.#server.forceShutdown();
  }

  #handlers(descriptor: Descriptor): UntypedServiceImplementation {
    const json = new ProtoJson(descriptor);
    const streams: Readonly<Record<string, OpenStream>> = {
      Listen: (caller, send) => new ListenStream(this.#engine, caller, send, this.#report),
      Write: (caller, send) => new WriteStream(this.#engine, caller, send),
    };
    const handlers: UntypedServiceImplementation = {};
    for (const [name, method] of Object.entries(descriptor.service)) {
      const messages = new Messages(json, method as MethodDefinition<object, object>);
      const stream = streams[name];
      if (stream !== undefined) handlers[name] = this.#bidirectional(messages, stream);
      else if (Object.hasOwn(UNARY, name)) handlers[name] = this.#unary(messages, name);
      else if (Object.hasOwn(STREAMING, name)) handlers[name] = this.#streaming(messages, name);
    }
    return handlers;
  }

  #failure(thrown: unknown): { code: number; details: string } {
    const error = toRpcError(thrown, this.#report);
    return { code: error.grpcCode, details: error.message };
  }

  #unary(messages: Messages, name: string): handleUnaryCall<Buffer, Message> {
    return (call, done) => {
      try {
        const request = messages.read(call.request);
        const answer = UNARY[name]?.(this.#engine, callerOf(call.metadata), request, this.#report);
        done(null, messages.answer(answer));
      } catch (thrown) {
        done(this.#failure(thrown));
      }
    };
  }

  #streaming(messages: Messages, name: string): handleServerStreamingCall<Buffer, Message> {
    return (call) => {
      try {
        const request = messages.read(call.request);
        const answers = STREAMING[name]?.(this.#engine, callerOf(call.metadata), request) ?? [];
        for (const answer of answers) call.write(messages.answer(answer));
        call.end();
      } catch (thrown) {
        call.emit('error', this.#failure(thrown));
      }
    };
  }

  #bidirectional(messages: Messages, open: OpenStream): handleBidiStreamingCall<Buffer, Message> {
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
        const send = (message: object) => call.write(messages.answer(message));
        stream = open(callerOf(call.metadata), send);
      } catch (thrown) {
        fail(thrown);
        return;
      }
      call.on('data', (bytes: Buffer) => {
        try {
          stream?.receive(messages.read(bytes));
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
