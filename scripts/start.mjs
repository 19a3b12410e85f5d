import { handOver, setUp } from './setup.mjs';

await setUp();
await handOver('start.ts');
