import { startTestBackend } from './test-backend.ts';

/** What Vitest and Playwright call before tests that drive the built app. @returns stop */
export default () => startTestBackend('app');
