import { createReader, isRecord, readBoolean, readText } from '#src/domain/field-readers.ts';

const notices = ['signed-up', 'signed-up-without-email', 'return'] as const;
type LoginNotice = (typeof notices)[number];

/** The state of a navigation to the login page. */
export interface LoginState {
  /** Typed before; nobody types it twice. */
  email?: string;
  /** Why the person is here. */
  notice?: LoginNotice;
  isResetting?: boolean;
}

const readFields = createReader({ email: readText, notice: readText, isResetting: readBoolean });

/** @param state of a location */
export function readLoginState(state: unknown): LoginState {
  const { notice, ...fields } = readFields(state);
  const known = notices.find((each) => each === notice);
  return { ...fields, ...(known && { notice: known }) };
}

/** The state of the navigation that leads back after the login: the entry before it is the same page, or the login. */
export const returnState = { isReturn: true };

export const isReturnState = (state: unknown): boolean => isRecord(state) && state['isReturn'] === true;
