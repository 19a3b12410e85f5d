import { doc, getDoc, serverTimestamp, type DocumentReference } from 'firebase/firestore/lite';
import { readText } from '#src/domain/field-readers.ts';
import { lowerAsRules } from '#src/domain/rules-text.ts';
import { withDataErrors } from '../data-error.ts';
import { firestore } from './firestore-client.ts';

/* The registry of verified emails: `emails/{SHA-256 of the email, lower case as the rules write it}` names the account that holds it. */

async function getEmailRef(email: string): Promise<DocumentReference> {
  const bytes = new TextEncoder().encode(lowerAsRules(email.trim()));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return doc(firestore, 'emails', hash);
}

interface EmailEntry {
  ref: DocumentReference;
  /** Undefined when nobody has registered the email. */
  userId: string | undefined;
}

/**
 * Reads which account registered an email.
 *
 * @throws DataError
 */
export async function fetchEmailEntry(email: string): Promise<EmailEntry> {
  return withDataErrors(async () => {
    const ref = await getEmailRef(email);
    const snapshot = await getDoc(ref);
    return { ref, userId: snapshot.exists() ? readText(snapshot.get('user_id')) : undefined };
  });
}

/** An entry as a client writes it: the server sets the time. */
export const buildEmailEntry = (userId: string) => ({ user_id: userId, updated: serverTimestamp() });
