// Loads the TypeScript engines inside this process; a tsx child would hide signals and the parent's death.
import { setFlagsFromString } from 'node:v8';
import { register } from 'tsx/esm/api';

// A finished HTTP/2 call leaves native memory behind until the next full collection, which V8 puts off until the heap is
// four times what is alive: the process grew by half without a leak. A version that lacks the flag says so and goes on.
setFlagsFromString('--heap-growing-percent=70');

register();
await import('../main.ts');
