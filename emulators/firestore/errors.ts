/** Canonical status names with their gRPC numbers and HTTP codes (google.rpc.Code). */
const statusCodes = {
  INVALID_ARGUMENT: { grpc: 3, http: 400 },
  NOT_FOUND: { grpc: 5, http: 404 },
  ALREADY_EXISTS: { grpc: 6, http: 409 },
  PERMISSION_DENIED: { grpc: 7, http: 403 },
  FAILED_PRECONDITION: { grpc: 9, http: 400 },
  /** Only over HTTP. */
  PAYLOAD_TOO_LARGE: { grpc: 8, http: 413 },
  ABORTED: { grpc: 10, http: 409 },
  UNIMPLEMENTED: { grpc: 12, http: 501 },
  INTERNAL: { grpc: 13, http: 500 },
  UNAUTHENTICATED: { grpc: 16, http: 401 },
} as const;

type Status = keyof typeof statusCodes;

/** An error with a canonical status, thrown by every layer to fail a request. */
export class RpcError extends Error {
  readonly status: Status;

  constructor(status: Status, message: string) {
    super(message);
    this.name = 'RpcError';
    this.status = status;
  }

  get grpcCode(): number {
    return statusCodes[this.status].grpc;
  }

  get httpCode(): number {
    return statusCodes[this.status].http;
  }
}

/** The JSON form of an error in REST and WebChannel. */
export interface ErrorBody {
  readonly error: { readonly code: number; readonly message: string; readonly status: string };
}

/** Converts an error to its JSON form. */
export function toErrorBody(error: RpcError): ErrorBody {
  return { error: { code: error.httpCode, message: error.message, status: error.status } };
}

/** Creates an INVALID_ARGUMENT error. */
export function invalidArgumentError(message: string): RpcError {
  return new RpcError('INVALID_ARGUMENT', message);
}

/** Converts anything thrown to an RpcError. Unexpected errors are logged and become INTERNAL. */
export function toRpcError(thrown: unknown, log: (text: string) => void): RpcError {
  if (thrown instanceof RpcError) return thrown;
  const text = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
  log(`Unexpected error: ${text}`);
  return new RpcError('INTERNAL', thrown instanceof Error ? thrown.message : String(thrown));
}
