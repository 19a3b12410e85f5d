import { connectStorageEmulator, getStorage } from 'firebase/storage';
import { env } from '#src/config/env.ts';
import { firebaseApp, parseHostAndPort } from '../firebase.ts';

export const storage = getStorage(firebaseApp);

if (env.emulators.storage) connectStorageEmulator(storage, ...parseHostAndPort(env.emulators.storage));
