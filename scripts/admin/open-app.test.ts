import { describe, expect, test } from 'vitest';
import { describeProject, openProjectApp } from './open-app.ts';

const environment = {
  VITE_FIREBASE_PROJECT_ID: 'rodeo-live',
  VITE_FIREBASE_STORAGE_BUCKET: 'rodeo-live.appspot.com',
  VITE_FIREBASE_DATABASE_URL: 'https://rodeo-live.europe-west1.firebasedatabase.app',
};

describe('the addresses of a project', () => {
  test('are those of .env for the same project', () => {
    expect(describeProject('rodeo-live', environment)).toEqual({
      storageBucket: 'rodeo-live.appspot.com',
      databaseURL: 'https://rodeo-live.europe-west1.firebasedatabase.app',
      description:
        'project rodeo-live: bucket rodeo-live.appspot.com, database https://rodeo-live.europe-west1.firebasedatabase.app',
    });
  });

  test('are derived for another one, which is said', () => {
    expect(describeProject('rodeo-staging', environment)).toEqual({
      storageBucket: 'rodeo-staging.firebasestorage.app',
      databaseURL: 'https://rodeo-staging-default-rtdb.firebaseio.com',
      description:
        'project rodeo-staging, which is not the project of .env (rodeo-live): bucket rodeo-staging.firebasestorage.app, database https://rodeo-staging-default-rtdb.firebaseio.com',
    });
  });

  test('are derived without .env', () => {
    expect(describeProject('rodeo-staging', {}).description).toMatch(/^project rodeo-staging: bucket/);
  });
});

test.each(['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'])(
  '%s is refused with a real project',
  (name) => {
    expect(() => openProjectApp('rodeo-live', { [name]: '127.0.0.1:1' })).toThrow(`${name} is set`);
  },
);
