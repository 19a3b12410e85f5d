import { deleteDoc, doc, setDoc } from 'firebase/firestore/lite';
import { parsePushChoice, type PushChoice } from '#src/domain/push.ts';
import { locale } from '#src/languages/localize.ts';
import { getTimeZone } from '#src/lib/time-zone.ts';
import { withDataErrors } from '../data-error.ts';
import { fetchDocument } from './fetch-document.ts';
import { firestore } from './firestore-client.ts';

/** Of this page. */
const readSurroundings = (): Pick<PushChoice, 'zone' | 'language'> => ({
  zone: getTimeZone(),
  language: parsePushChoice({ language: locale.slice(0, 2) }).language,
});

const getChoiceRef = (userId: string) => doc(firestore, 'push', userId);

/** Reads what a person chose to be told; without a choice, that of somebody new. @throws DataError */
export const fetchPushChoice = async (userId: string): Promise<PushChoice> =>
  (await fetchDocument('push', userId, (_id, fields) => parsePushChoice(fields))) ?? parsePushChoice({});

/**
 * Changes what a person chose, from what is stored now. The time zone and the language become those of this page.
 *
 * @returns the choice afterwards
 * @throws DataError
 */
export async function changePushChoice(
  userId: string,
  change: (choice: PushChoice) => PushChoice,
): Promise<PushChoice> {
  const choice = { ...change(await fetchPushChoice(userId)), ...readSurroundings() };
  await withDataErrors(() => setDoc(getChoiceRef(userId), choice));
  return choice;
}

/** Has no device told any more. @throws DataError */
export async function removeDevices(userId: string): Promise<void> {
  const { devices } = await fetchPushChoice(userId);
  if (devices.length > 0) await changePushChoice(userId, (choice) => ({ ...choice, devices: [] }));
}

/** Deletes the choice with all devices. @throws DataError */
export const deletePushChoice = (userId: string): Promise<void> =>
  withDataErrors(() => deleteDoc(getChoiceRef(userId)));
