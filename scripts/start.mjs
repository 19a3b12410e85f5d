import { runTypeScript, setUp } from './setup.mjs';

await setUp();
await runTypeScript('start.ts');
