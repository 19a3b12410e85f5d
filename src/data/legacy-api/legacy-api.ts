import {
  legacyPasswordChangeSchema,
  legacyPasswordResetSchema,
  legacyRegistrationSchema,
  legacyUserSchema,
  parseLegacyUser,
  type LegacyPasswordChange,
  type LegacyPasswordReset,
  type LegacyRegistration,
  type LegacyUser,
  type LegacyUserInput,
} from '#src/domain/legacy-user.ts';
import { DataError, isDataError } from '../data-error.ts';
import { requestLegacyApi, type LegacyRequest } from './legacy-request.ts';
import type * as z from 'zod/mini';

/** Input that is not sent. Its message is for users. */
class LegacyInputError extends Error {
  override readonly name = 'LegacyInputError';
}

/** @throws LegacyInputError with the first problem; one of the whole form comes before those of its fields */
function parseInput<Input>(schema: z.ZodMiniType<Input>, input: Input): Input {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const { issues } = result.error;
  const issue = issues.find(({ path }) => path.length === 0) ?? issues[0];
  throw new LegacyInputError(issue?.message, { cause: result.error });
}

interface LegacyApiOptions {
  /** Such as https://legacy.example:3080 */
  baseUrl: string;
  /** Called for the statuses 401 and 403. @param reason for users */
  onLoginRequired: (reason: string) => void;
}

/**
 * The calls of the legacy API (LGCY-01); the ninth is `notifyLogout`. The shapes of its responses are not specified, so
 * only the list of users is read.
 */
export interface LegacyApi {
  register: (registration: LegacyRegistration) => Promise<void>;
  /** @returns the users that have an id and a name, each once */
  fetchUsers: (signal?: AbortSignal) => Promise<LegacyUser[]>;
  createUser: (user: LegacyUserInput) => Promise<void>;
  deactivateUser: (userId: string) => Promise<void>;
  reactivateUser: (userId: string) => Promise<void>;
  editUser: (userId: string, user: LegacyUserInput) => Promise<void>;
  resetPassword: (reset: LegacyPasswordReset) => Promise<void>;
  changePassword: (userId: string, change: LegacyPasswordChange) => Promise<void>;
}

const adminPath = '/api/user/admin';

/** The list itself, or wrapped in `data` or `users`. */
function parseUsers(body: unknown): LegacyUser[] {
  const wrapper: { data?: unknown; users?: unknown } = typeof body === 'object' && body !== null ? body : {};
  const list = Array.isArray(body) ? body : (wrapper.data ?? wrapper.users);
  if (!Array.isArray(list)) throw new DataError('unexpected', body);
  const users = list.map(parseLegacyUser).filter((user) => user !== undefined);
  return [...new Map(users.map((user) => [user.id, user])).values()];
}

/**
 * A client whose calls throw LegacyInputError for input that is not sent, and DataError: 'login-expired' for 401 and
 * 403, 'too-slow' after 10 s.
 */
export function createLegacyApi({ baseUrl, onLoginRequired }: LegacyApiOptions): LegacyApi {
  async function request(options: LegacyRequest): Promise<unknown> {
    try {
      return await requestLegacyApi(baseUrl, options);
    } catch (error) {
      if (isDataError(error, 'login-expired')) onLoginRequired(error.message);
      throw error;
    }
  }
  const post = async (path: string, body: object) => {
    await request({ method: 'POST', path, body });
  };
  return {
    register: async (registration) =>
      post('/api/user/register', parseInput(legacyRegistrationSchema, registration)),
    fetchUsers: async (signal) =>
      parseUsers(await request({ method: 'GET', path: '/api/user/getall', signal })),
    createUser: async (user) => post(`${adminPath}/user/create`, parseInput(legacyUserSchema, user)),
    deactivateUser: (userID) => post(`${adminPath}/user/deactivate`, { userID }),
    reactivateUser: (userID) => post(`${adminPath}/user/reactivate`, { userID }),
    editUser: async (userID, user) =>
      post(`${adminPath}/user/edit`, { ...parseInput(legacyUserSchema, user), userID }),
    resetPassword: async (reset) =>
      post('/api/user/password/reset', parseInput(legacyPasswordResetSchema, reset)),
    changePassword: async (userID, change) => {
      const { current, password } = parseInput(legacyPasswordChangeSchema, change);
      await post(`${adminPath}/password/change`, { userID, current, password });
    },
  };
}
