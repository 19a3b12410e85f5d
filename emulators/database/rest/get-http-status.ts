import { HttpError } from '#http-error.ts';
import { CredentialError } from '../credentials.ts';
import { InvalidDataError } from '../data/keys.ts';
import { PermissionDeniedError } from '../instance.ts';
import { RulesError } from '../rules/errors.ts';

/** Maps an error to an HTTP status. */
export function getHttpStatus(error: unknown): number {
  if (error instanceof HttpError) return error.status;
  if (error instanceof PermissionDeniedError || error instanceof CredentialError) return 401;
  if (error instanceof InvalidDataError || error instanceof RulesError) return 400;
  return 500;
}
