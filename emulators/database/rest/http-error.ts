import { CredentialError } from '../credentials.ts';
import { InvalidDataError } from '../data/keys.ts';
import { PermissionDeniedError } from '../instance.ts';
import { RulesError } from '../rules/rules-error.ts';

/** An answer other than success. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The status that stands for an error. */
export function getHttpStatus(error: unknown): number {
  if (error instanceof HttpError) return error.status;
  if (error instanceof PermissionDeniedError || error instanceof CredentialError) return 401;
  if (error instanceof InvalidDataError || error instanceof RulesError) return 400;
  return 500;
}
