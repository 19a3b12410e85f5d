#!/usr/bin/env node
// `gcloud` and `docker` of the rehearsal, by the name that it is called by: what they do is up to the test.
import { basename } from 'node:path';

const response = await fetch(process.env.PROGRAMS_URL, {
  method: 'POST',
  body: JSON.stringify([basename(process.argv[1]), ...process.argv.slice(2)]),
});
const text = await response.text();
if (text) console[response.ok ? 'log' : 'error'](text);
process.exitCode = response.ok ? 0 : 1;
