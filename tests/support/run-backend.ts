import { startTestBackend } from './test-backend.ts';

/** What Vitest calls before tests that need a backend. @returns stop */
export default () => startTestBackend();
