/** What operators have switched on, and what they tell everybody. */
export interface Flags {
  uploads: boolean;
  signup: boolean;
  /** Empty without one. */
  notice: string;
}

/** Reads what operators have stored; all is on where nothing says otherwise. */
export function parseFlags(value: unknown): Flags {
  const { uploads, signup, notice } = (value ?? {}) as Partial<Record<keyof Flags, unknown>>;
  return {
    uploads: uploads !== false,
    signup: signup !== false,
    notice: typeof notice === 'string' ? notice : '',
  };
}
