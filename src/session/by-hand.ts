/*
 * The identity provider tells of every login and logout alike, whichever tab they were made in. What this tab does
 * itself is noted here, because it alone is to be answered by a question or by a certain page.
 */

type Act = 'login' | 'logout';

let noted: Act | undefined;

/** Does what the provider will tell of, and notes that it was done here. */
export async function byHand<T>(act: Act, run: () => Promise<T>): Promise<T> {
  noted = act;
  try {
    return await run();
  } catch (error) {
    noted = undefined;
    throw error;
  }
}

/** Whether what the provider tells of was done here; the note is used up. */
export function wasByHand(act: Act): boolean {
  const was = noted === act;
  noted = undefined;
  return was;
}
