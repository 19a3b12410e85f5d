// Preloaded into an engine under test. It responds to every message of the parent process with the resident memory in
// bytes, before and after garbage collection.
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

async function reportMemory() {
  const resident = process.memoryUsage().rss;
  for (let turn = 0; turn < 3; turn++) {
    collectGarbage();
    await pause(100);
  }
  process.send?.({ resident, collected: process.memoryUsage().rss });
}

process.on('message', () => void reportMemory());
process.channel?.unref();
