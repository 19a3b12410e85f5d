/* An email is typed once: the forms that ask for one hand it on, in memory only. */

let typedEmail = '';

export const getTypedEmail = (): string => typedEmail;

export function keepTypedEmail(email: string): void {
  typedEmail = email.trim();
}

/** The `onChange` of a field. */
export const keepTypedField = ({ target }: { target: { value: string } }): void =>
  keepTypedEmail(target.value);
