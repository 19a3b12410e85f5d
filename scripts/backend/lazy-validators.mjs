// Loaded into firebase-tools before anything else (node --import). Its Auth emulator compiles a validator for
// every operation of its API when it starts, which takes longer than everything else together; its library
// can compile each at first use instead (exegesis: lazyCompileValidationSchemas). Where a later version is
// built differently nothing is changed and the start is merely slower.
import { createRequire } from 'node:module';

try {
  const fromAuthEmulator = createRequire(process.argv[1]);
  const api = fromAuthEmulator('exegesis-express');
  const middleware = api.middleware;
  api.middleware = (document, options) =>
    middleware(document, { ...options, lazyCompileValidationSchemas: true });
} catch {
  // Slower, not wrong.
}
