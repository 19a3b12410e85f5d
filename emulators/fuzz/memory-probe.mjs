// Preloaded into an engine under test: answers every message of the parent with the resident memory in bytes, as it is
// and after the garbage has been collected and what that frees has gone back to the system.
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

async function tellMemory() {
  const resident = process.memoryUsage().rss;
  for (let turn = 0; turn < 3; turn++) {
    collectGarbage();
    await pause(100);
  }
  process.send?.({ resident, collected: process.memoryUsage().rss });
}

process.on('message', () => void tellMemory());
process.channel?.unref();
