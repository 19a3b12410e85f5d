#!/usr/bin/env node
// Loads TypeScript inside this process: a tsx child process would hide signals and the death of the parent.
import { register } from 'tsx/esm/api';

register();
await import('../main.ts');
