import type * as z from 'zod/mini';

/** Input that is not sent. Its message is for users. */
class LegacyInputError extends Error {
  override readonly name = 'LegacyInputError';
}

/** @throws LegacyInputError with the first problem; one of the whole form comes before those of its fields */
export function parseInput<Input>(schema: z.ZodMiniType<Input>, input: Input): Input {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const { issues } = result.error;
  const issue = issues.find(({ path }) => path.length === 0) ?? issues[0];
  throw new LegacyInputError(issue?.message, { cause: result.error });
}
