import { startEngine } from 'firebase-engines/testing/start-engine.ts';

/**
 * Starts one engine the way firebase-tools does and stops it again.
 *
 * @returns seconds until it accepted connections
 * @throws Error with what it said, when it ended before that
 */
export async function measureEngineStart(engine: 'firestore' | 'database'): Promise<number> {
  const began = performance.now();
  const server = await startEngine(engine);
  const seconds = (performance.now() - began) / 1000;
  await server.stop();
  return seconds;
}
