import { useAppMemory } from '#src/lib/app-memory.ts';

function createTypedEmail() {
  let email = '';
  const keep = (typed: string) => {
    email = typed.trim();
  };
  return {
    get: () => email,
    keep,
    /** The `onChange` of a field. */
    handleChange: ({ target }: { target: { value: string } }) => keep(target.value),
  };
}

/** An email is typed once: the forms that ask for one hand it on, in memory only. */
export const useTypedEmail = () => useAppMemory(createTypedEmail);
