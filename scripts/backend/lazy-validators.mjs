// Preloaded into firebase-tools (node --import). At startup, its Auth emulator compiles a validator for every API
// operation, which takes most of the startup time; exegesis can compile each at first use instead
// (lazyCompileValidationSchemas). With an incompatible version nothing changes and the start is slower.
import { createRequire } from 'node:module';

try {
  const fromAuthEmulator = createRequire(process.argv[1]);
  const api = fromAuthEmulator('exegesis-express');
  const middleware = api.middleware;
  api.middleware = (document, options) =>
    middleware(document, { ...options, lazyCompileValidationSchemas: true });
} catch {
  // Only slower.
}
